/// The CV page: profiles, their lists and output files.
@NullMarked
package octavo.gui.cv;

import org.jspecify.annotations.NullMarked;
