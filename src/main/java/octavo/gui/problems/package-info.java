/// The problems of a library, and their fixes.
@NullMarked
package octavo.gui.problems;

import org.jspecify.annotations.NullMarked;
