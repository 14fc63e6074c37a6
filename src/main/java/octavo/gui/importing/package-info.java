/// Entries from outside, looked at before they come into a library.
@NullMarked
package octavo.gui.importing;

import org.jspecify.annotations.NullMarked;
