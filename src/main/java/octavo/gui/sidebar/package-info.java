/// The list beside the table: which parts of the library there are, and how large they are.
@NullMarked
package octavo.gui.sidebar;

import org.jspecify.annotations.NullMarked;
