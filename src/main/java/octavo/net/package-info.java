/// The only package that opens connections. It knows how to ask services of the web, and nothing of
/// what they answer.
@NullMarked
package octavo.net;

import org.jspecify.annotations.NullMarked;
