@NullMarked
package octavo.gui.duplicates;

import org.jspecify.annotations.NullMarked;
