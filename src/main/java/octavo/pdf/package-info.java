/// PDFs of strangers, read within bounds of time, memory and size: what they say of themselves, the
/// lines of their first pages, their words, and the first page as a picture.
///
/// `BoundedRead` opens a file and stops whoever reads it at the bounds of `PdfLimits`; all else
/// gets what it found as values.
@NullMarked
package octavo.pdf;

import org.jspecify.annotations.NullMarked;
