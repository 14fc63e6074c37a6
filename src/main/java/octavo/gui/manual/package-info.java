/// The manual within the window: the documentation that comes with the program.
@NullMarked
package octavo.gui.manual;

import org.jspecify.annotations.NullMarked;
