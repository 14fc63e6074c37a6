@NullMarked
package octavo.gui.preview;

import org.jspecify.annotations.NullMarked;
