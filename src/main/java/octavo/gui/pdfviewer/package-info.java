/// The window in which a linked PDF is read.
@NullMarked
package octavo.gui.pdfviewer;

import org.jspecify.annotations.NullMarked;
