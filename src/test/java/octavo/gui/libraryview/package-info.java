@NullMarked
package octavo.gui.libraryview;

import org.jspecify.annotations.NullMarked;
