/// The citation engine: CSL 1.0.2 styles and locales, and the items that they format, into `Runs`.
/// It knows nothing of libraries, files or the network.
///
/// A style is read once (`StyleReader` into `Style`, in which macros stay references).
/// `CitationProcessor` holds a document's items and citations; its passes are, in this order: sort,
/// number, positions, disambiguate, then render, group and collapse. `ElementRenderer` turns an
/// item into a tree of `RenderedNode`; `RunLayout` lays out a tree as `Runs`, merging punctuation,
/// quotes and spaces.
///
/// Styles are data (`csl.style`): one switch in `ElementRenderer` chooses the class that renders an
/// element, so that a style can be read, inspected and tested without any renderer. Every command
/// runs with only the C1 compiler, which does not inline calls through method handles, such as the
/// generated `equals` and `hashCode` of records: `CslName` defines its own equality. The switch
/// over elements costs nothing that `CslBenchmark` shows.
///
/// A reference of 200 characters allocates 9 KB (31 KB at first). All its pieces are in one text
/// during layout; rendered names are cached by style, name and detail, 20,000 at most; dates are
/// cached too. Names used as sort keys are not, nor those whose case the style changes, because
/// that depends on the item's language. A `RenderedNode` does not copy its children, against our
/// habit: a tree lives for one reference, and nobody changes a list after making a node of it. A
/// processor belongs to one thread.
///
/// During disambiguation, sets of cites that wait stay split (`ItemSets`), because nothing that
/// happens to one set changes how the others read at the same detail. One list of them was split
/// again for each set: 2,500 times for 5,000 works by one first author.
@NullMarked
package octavo.csl;

import org.jspecify.annotations.NullMarked;
