/// The review of entries before they are imported.
@NullMarked
package octavo.gui.importing;

import org.jspecify.annotations.NullMarked;
