/// A library of papers: what its entries mean, how it changes, and how it is kept on disk.
///
/// A slot is an item of the file with a number that stays with it. There is one kind of edit, which
/// replaces a run of slots with another: setting a field, adding, removing, sorting and merging are
/// all replacements, and the inverse swaps the two lists. An edit of entries only could restore
/// neither comments and blank lines between them nor their places. An edit is valid for one state
/// and refused by any other; code that keeps edits longer must rebase them.
@NullMarked
package octavo.library;

import org.jspecify.annotations.NullMarked;
