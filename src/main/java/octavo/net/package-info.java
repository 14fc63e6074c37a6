/// The only package that opens connections. It knows how to send requests to web services, but
/// nothing of their content.
@NullMarked
package octavo.net;

import org.jspecify.annotations.NullMarked;
