/// What citation managers write into documents: a code for each citation, with the works that it
/// cites or names of them. One class a manager reads it into the same values.
///
/// The shapes are described in the managers' own documentation, in pandoc's reader and in Fidus
/// Writer's `CITATIONS_IN_DOCS.md`. Everything is data of strangers: a code that cannot be read is
/// a citation without works, which is said, never an error that hides the others.
@NullMarked
package octavo.officedocuments.codes;

import org.jspecify.annotations.NullMarked;
