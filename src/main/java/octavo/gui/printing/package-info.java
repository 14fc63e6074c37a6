/// Printing of references, and what it will look like.
@NullMarked
package octavo.gui.printing;

import org.jspecify.annotations.NullMarked;
