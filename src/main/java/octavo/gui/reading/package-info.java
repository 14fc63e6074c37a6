/// The window in which a linked PDF is read.
@NullMarked
package octavo.gui.reading;

import org.jspecify.annotations.NullMarked;
