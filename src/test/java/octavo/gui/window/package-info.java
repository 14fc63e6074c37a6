@NullMarked
package octavo.gui.window;

import org.jspecify.annotations.NullMarked;
