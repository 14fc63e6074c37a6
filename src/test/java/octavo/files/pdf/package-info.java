/// Tests of reading PDFs of strangers.
@NullMarked
package octavo.files.pdf;

import org.jspecify.annotations.NullMarked;
