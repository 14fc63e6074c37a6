@NullMarked
package octavo.gui.discovery;

import org.jspecify.annotations.NullMarked;
