@NullMarked
package octavo.gui.editor;

import org.jspecify.annotations.NullMarked;
