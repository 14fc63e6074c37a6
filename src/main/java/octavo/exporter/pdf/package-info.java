/// A list of publications as PDF.
@NullMarked
package octavo.exporter.pdf;

import org.jspecify.annotations.NullMarked;
