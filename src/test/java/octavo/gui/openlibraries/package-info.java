@NullMarked
package octavo.gui.openlibraries;

import org.jspecify.annotations.NullMarked;
