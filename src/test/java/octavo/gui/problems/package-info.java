@NullMarked
package octavo.gui.problems;

import org.jspecify.annotations.NullMarked;
