/// What tests and scripts see of the window.
@NullMarked
package octavo.gui.probe;

import org.jspecify.annotations.NullMarked;
