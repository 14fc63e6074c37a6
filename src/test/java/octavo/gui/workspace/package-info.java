@NullMarked
package octavo.gui.workspace;

import org.jspecify.annotations.NullMarked;
