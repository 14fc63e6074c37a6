/// A list of publications as a document of word processors (Office Open XML).
@NullMarked
package octavo.exporter.docx;

import org.jspecify.annotations.NullMarked;
