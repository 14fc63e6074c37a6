@NullMarked
package octavo.formats.marc;

import org.jspecify.annotations.NullMarked;
