/// Tests of reading PDFs of strangers.
@NullMarked
package octavo.pdf;

import org.jspecify.annotations.NullMarked;
