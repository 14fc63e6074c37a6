/// The preview of an entry's reference, next to the editor.
@NullMarked
package octavo.gui.preview;

import org.jspecify.annotations.NullMarked;
