/// Controls and commands that several features use; they know no library.
@NullMarked
package octavo.gui.controls;

import org.jspecify.annotations.NullMarked;
