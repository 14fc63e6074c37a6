/// The table of a library's entries, and the search in it.
@NullMarked
package octavo.gui.entries;

import org.jspecify.annotations.NullMarked;
