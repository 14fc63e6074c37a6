/// Controls and commands shared by features; they do not know libraries, only the names of kinds.
@NullMarked
package octavo.gui.controls;

import org.jspecify.annotations.NullMarked;
