/// Printing of references, with a preview.
///
/// Printing prints the PDF: JavaFX would lay out its own nodes, a second time, with other fonts and
/// line breaks. The preview shows the pages as pictures, and the printer gets them at 300 dpi,
/// about a third of a second a page. Paper and orientation are chosen here; the printer's own page
/// set-up is not used.
@NullMarked
package octavo.gui.printing;

import org.jspecify.annotations.NullMarked;
