/// What every text has: spans, diagnostics, and LaTeX's way of writing characters.
@NullMarked
package octavo.text;

import org.jspecify.annotations.NullMarked;
