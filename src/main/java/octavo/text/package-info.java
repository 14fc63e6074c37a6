/// What all text needs: spans, diagnostics, translatable sentences, folding and diffs.
@NullMarked
package octavo.text;

import org.jspecify.annotations.NullMarked;
