/// The sidebar: the parts of the library, and their sizes.
@NullMarked
package octavo.gui.sidebar;

import org.jspecify.annotations.NullMarked;
