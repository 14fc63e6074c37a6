/// The table of a library's entries, and its search.
@NullMarked
package octavo.gui.entries;

import org.jspecify.annotations.NullMarked;
