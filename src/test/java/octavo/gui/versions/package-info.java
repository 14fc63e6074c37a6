@NullMarked
package octavo.gui.versions;

import org.jspecify.annotations.NullMarked;
