@NullMarked
package octavo.editing.keys;

import org.jspecify.annotations.NullMarked;
