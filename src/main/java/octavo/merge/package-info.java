/// Three-way merge of libraries, and the differences between two: pure functions of file trees.
///
/// `octavo diff` pairs the items of two states as a merge does, so that a renamed key is a rename
/// in both. Conflicted copies of sync programs are recognised by name, since comparing contents
/// would have to guess how similar two libraries must be. A word such as *conflict* in the name is
/// certain; `papers (1).bib` or `papers-DESKTOP-A1B2C3D.bib` count only beside a `papers.bib`.
/// OneDrive appends any computer's name, so only names that Windows generates count:
/// `papers-thesis.bib` is no copy.
@NullMarked
package octavo.merge;

import org.jspecify.annotations.NullMarked;
