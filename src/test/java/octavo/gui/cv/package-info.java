@NullMarked
package octavo.gui.cv;

import org.jspecify.annotations.NullMarked;
