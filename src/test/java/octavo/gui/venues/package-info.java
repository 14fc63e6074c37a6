@NullMarked
package octavo.gui.venues;

import org.jspecify.annotations.NullMarked;
