/// The window. Its features are connected only by {@link octavo.gui.Gui}.
@NullMarked
package octavo.gui;

import org.jspecify.annotations.NullMarked;
