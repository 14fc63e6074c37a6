@NullMarked
package octavo.gui.reading;

import org.jspecify.annotations.NullMarked;
