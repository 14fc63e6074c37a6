/// What the checks find in a library, and what mends it.
@NullMarked
package octavo.gui.problems;

import org.jspecify.annotations.NullMarked;
