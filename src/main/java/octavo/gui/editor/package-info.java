/// The form for viewing and editing one entry.
@NullMarked
package octavo.gui.editor;

import org.jspecify.annotations.NullMarked;
