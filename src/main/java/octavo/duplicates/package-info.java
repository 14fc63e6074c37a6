/// Which entries of a library are about one work: duplicates of one another, or a preprint and what
/// it was published as.
@NullMarked
package octavo.duplicates;

import org.jspecify.annotations.NullMarked;
