/// The tagged format of the Web of Science.
@NullMarked
package octavo.formats.webofscience;

import org.jspecify.annotations.NullMarked;
