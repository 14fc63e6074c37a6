/// The frame of the window: open libraries, menus, toolbar, status, notices.
@NullMarked
package octavo.gui.shell;

import org.jspecify.annotations.NullMarked;
