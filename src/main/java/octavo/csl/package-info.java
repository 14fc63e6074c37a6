/// The citation engine: CSL 1.0.2 styles and locales, and the items that they format, into `Runs`.
/// It knows nothing of libraries, files or the network.
///
/// A style is read once (`StyleReader` into `Style`, in which macros stay references).
/// `CitationProcessor` holds a document's items and citations; its passes are, in this order: sort,
/// number, positions, disambiguate, then render, group and collapse. `ElementRenderer` turns an
/// item into a tree of `RenderedNode`; `RunLayout` lays out a tree as `Runs`, merging punctuation,
/// quotes and spaces.
@NullMarked
package octavo.csl;

import org.jspecify.annotations.NullMarked;
