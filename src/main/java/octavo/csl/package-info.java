/// The citation engine: CSL 1.0.2 styles and locales, and the items that they format, into `Runs`.
/// It knows nothing of libraries, files or the network.
///
/// A style is read once (`StyleReader` into `Style`, whose macros stay references). `Processor`
/// holds a document's items and citations; its passes are, in this order: sort, number, positions,
/// disambiguate, then render, group and collapse. `ElementRenderer` makes a tree of `RenderedNode`
/// of one item; `RunLayout` lays a tree out as `Runs`, and cleans up punctuation, quotes and spaces
/// on the way.
@NullMarked
package octavo.csl;

import org.jspecify.annotations.NullMarked;
