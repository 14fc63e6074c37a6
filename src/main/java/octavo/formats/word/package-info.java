/// Sources of Word's bibliography.
@NullMarked
package octavo.formats.word;

import org.jspecify.annotations.NullMarked;
