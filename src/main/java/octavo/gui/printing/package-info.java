/// Printing of references, with a preview.
@NullMarked
package octavo.gui.printing;

import org.jspecify.annotations.NullMarked;
