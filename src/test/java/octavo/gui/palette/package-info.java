@NullMarked
package octavo.gui.palette;

import org.jspecify.annotations.NullMarked;
