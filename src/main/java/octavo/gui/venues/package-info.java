/// The venues page: the journals, conferences and strings of a library.
@NullMarked
package octavo.gui.venues;

import org.jspecify.annotations.NullMarked;
