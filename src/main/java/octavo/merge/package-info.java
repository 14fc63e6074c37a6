/// Merging three states of a library, and telling what changed between two: pure functions of
/// files' trees.
@NullMarked
package octavo.merge;

import org.jspecify.annotations.NullMarked;
