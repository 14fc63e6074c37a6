/// Writing a library, or some entries of it, in another format.
@NullMarked
package octavo.gui.exporting;

import org.jspecify.annotations.NullMarked;
