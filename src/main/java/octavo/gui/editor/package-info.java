/// The form that shows and changes one entry.
@NullMarked
package octavo.gui.editor;

import org.jspecify.annotations.NullMarked;
