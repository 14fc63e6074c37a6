/// Reads untrusted PDFs within limits of time, memory and size: metadata, lines of the first pages,
/// full text, and an image of the first page.
///
/// `BoundedRead` opens a file and enforces `PdfLimits`; everything else receives the results as
/// values.
@NullMarked
package octavo.files.pdf;

import org.jspecify.annotations.NullMarked;
