/// The earlier versions of a library.
@NullMarked
package octavo.gui.versions;

import org.jspecify.annotations.NullMarked;
