@NullMarked
package octavo.editing.strings;

import org.jspecify.annotations.NullMarked;
