/// Finds entries of one work in a library: duplicates, or a preprint and its published version.
///
/// A preprint names its published version: `related = {KEY}` and `relatedtype = {publishedas}` in
/// the preprint's entry. biblatex has both fields and leaves the types open; classic BibTeX ignores
/// them. The link is in the entry that will be hidden or marked, so exporting the published entry
/// alone does not bring the preprint along. An entry with another relation keeps it; the published
/// one then gets `relatedtype = {preprint}`. Both directions are understood, whatever the type
/// says.
@NullMarked
package octavo.duplicates;

import org.jspecify.annotations.NullMarked;
