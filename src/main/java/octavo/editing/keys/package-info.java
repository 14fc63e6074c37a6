/// Citation keys: formulas, renaming plans, and updating references.
@NullMarked
package octavo.editing.keys;

import org.jspecify.annotations.NullMarked;
