/// Publication lists as self-contained web pages.
@NullMarked
package octavo.cv.write.page;

import org.jspecify.annotations.NullMarked;
