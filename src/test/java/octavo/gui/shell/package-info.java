@NullMarked
package octavo.gui.shell;

import org.jspecify.annotations.NullMarked;
