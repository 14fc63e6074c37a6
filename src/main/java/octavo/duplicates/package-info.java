/// Finds entries of one work in a library: duplicates, or a preprint and its published version.
@NullMarked
package octavo.duplicates;

import org.jspecify.annotations.NullMarked;
