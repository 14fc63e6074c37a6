@NullMarked
package octavo.gui.history;

import org.jspecify.annotations.NullMarked;
