/// A list of publications as PDF.
@NullMarked
package octavo.cv.write.pdf;

import org.jspecify.annotations.NullMarked;
