/// A list of publications as a page of the web that is one file.
@NullMarked
package octavo.cv.write.page;

import org.jspecify.annotations.NullMarked;
