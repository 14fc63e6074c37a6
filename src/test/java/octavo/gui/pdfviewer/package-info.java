@NullMarked
package octavo.gui.pdfviewer;

import org.jspecify.annotations.NullMarked;
