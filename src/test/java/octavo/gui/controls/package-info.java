@NullMarked
package octavo.gui.controls;

import org.jspecify.annotations.NullMarked;
