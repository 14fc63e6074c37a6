/// The window. Its features know each other only through what {@link octavo.gui.Gui} hands them.
@NullMarked
package octavo.gui;

import org.jspecify.annotations.NullMarked;
