/// What leaves a library, by kind of output.
@NullMarked
package octavo.convert;

import org.jspecify.annotations.NullMarked;
