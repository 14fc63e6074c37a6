/// Writes a publication list, one class per format.
@NullMarked
package octavo.cv.write;

import org.jspecify.annotations.NullMarked;
