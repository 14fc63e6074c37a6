/// Sharing a library with a group, joining one, and who changed what in it.
@NullMarked
package octavo.gui.sharing;

import org.jspecify.annotations.NullMarked;
