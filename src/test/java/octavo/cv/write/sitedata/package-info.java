@NullMarked
package octavo.cv.write.sitedata;

import org.jspecify.annotations.NullMarked;
