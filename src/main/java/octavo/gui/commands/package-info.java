/// What the window can be told to do: menus, keys, drops and the palette lead here.
@NullMarked
package octavo.gui.commands;

import org.jspecify.annotations.NullMarked;
