@NullMarked
package octavo.gui.printing;

import org.jspecify.annotations.NullMarked;
