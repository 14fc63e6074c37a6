@NullMarked
package octavo.gui.sidebar;

import org.jspecify.annotations.NullMarked;
