/// The window in which a linked PDF is read.
///
/// It has no owner, so that the library can lie over it. Pages are placeholders of their exact
/// size; those within a screen of what is seen are drawn and the others forgotten, so a book of 800
/// pages takes no more memory than a paper. Every page is drawn by a reading of its own within the
/// limits of `octavo.files.pdf`, 65 to 180 ms: no document is held open, and a file that is
/// replaced or damaged breaks one page. There are no annotations: writing into somebody's PDF needs
/// the same care as writing into a `.bib`, and viewers do it well. A `WebView` with pdf.js would
/// add 100 MB and a browser engine that reads hostile files.
@NullMarked
package octavo.gui.pdfviewer;

import org.jspecify.annotations.NullMarked;
