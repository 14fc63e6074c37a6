@NullMarked
package octavo.gui.manual;

import org.jspecify.annotations.NullMarked;
