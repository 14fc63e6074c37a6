/// One entry as it will be cited, beside its editor.
@NullMarked
package octavo.gui.preview;

import org.jspecify.annotations.NullMarked;
