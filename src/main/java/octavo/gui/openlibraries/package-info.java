/// The open libraries, and what keeps the parts of each in step.
@NullMarked
package octavo.gui.openlibraries;

import org.jspecify.annotations.NullMarked;
