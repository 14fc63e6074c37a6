/// Publication lists as files, in each format.
@NullMarked
package octavo.cv.output;

import org.jspecify.annotations.NullMarked;
