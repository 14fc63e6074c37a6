@NullMarked
package octavo.exporting;

import org.jspecify.annotations.NullMarked;
