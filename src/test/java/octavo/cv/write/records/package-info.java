@NullMarked
package octavo.cv.write.records;

import org.jspecify.annotations.NullMarked;
