@NullMarked
package octavo.gui.entries;

import org.jspecify.annotations.NullMarked;
