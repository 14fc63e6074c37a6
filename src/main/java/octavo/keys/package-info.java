/// Citation keys: formulas, renaming plans, and updating references.
@NullMarked
package octavo.keys;

import org.jspecify.annotations.NullMarked;
