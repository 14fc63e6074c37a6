/// Picks entries for a citation in an editor.
@NullMarked
package octavo.gui.picker;

import org.jspecify.annotations.NullMarked;
