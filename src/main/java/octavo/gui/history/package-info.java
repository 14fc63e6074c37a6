/// The earlier versions of a library.
@NullMarked
package octavo.gui.history;

import org.jspecify.annotations.NullMarked;
