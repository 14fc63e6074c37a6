/// Publication lists as self-contained web pages.
@NullMarked
package octavo.cv.write.html;

import org.jspecify.annotations.NullMarked;
