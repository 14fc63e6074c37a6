/// The command palette: finds every command, entry and setting.
@NullMarked
package octavo.gui.palette;

import org.jspecify.annotations.NullMarked;
