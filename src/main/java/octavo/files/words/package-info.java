/// The words of the PDFs that a library links to.
@NullMarked
package octavo.files.words;

import org.jspecify.annotations.NullMarked;
