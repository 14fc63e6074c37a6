/// Three-way merge of libraries, and the differences between two: pure functions of file trees.
///
/// `octavo diff` pairs the items of two states as a merge does, so that a renamed key is a rename
/// in both.
@NullMarked
package octavo.merge;

import org.jspecify.annotations.NullMarked;
