/// The page of the CV: its profiles, what they print, and where that goes.
@NullMarked
package octavo.gui.cv;

import org.jspecify.annotations.NullMarked;
