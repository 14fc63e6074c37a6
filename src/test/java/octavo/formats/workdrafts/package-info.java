@NullMarked
package octavo.formats.workdrafts;

import org.jspecify.annotations.NullMarked;
