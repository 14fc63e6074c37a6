@NullMarked
package octavo.gui.theme;

import org.jspecify.annotations.NullMarked;
