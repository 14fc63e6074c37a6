/// A list of publications as files, in each of its formats.
@NullMarked
package octavo.cv.output;

import org.jspecify.annotations.NullMarked;
