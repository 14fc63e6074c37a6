/// Controls and commands that several features use; they know no library, only what its kinds are
/// called.
@NullMarked
package octavo.gui.controls;

import org.jspecify.annotations.NullMarked;
