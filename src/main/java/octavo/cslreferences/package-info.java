/// References in any CSL style: works as CSL items, and the styles that format them.
///
/// A work becomes a `CslItem` directly. It used to go through a JSON tree with HTML strings that
/// were parsed again: 63 calls of the six field parsers for one IEEE reference of a seven-field
/// entry. A text is an `ItemText`, its characters with marks where elements start and end. Marks
/// instead of a tree, because unpaired tags become text again in the end and quotation marks pair
/// across elements. A date keeps its EDTF text where CSL's date parts cannot express it (`201X`).
/// Tags in a `.bib` title (`<i>E. coli</i>`) count as markup, because databases export such titles.
@NullMarked
package octavo.cslreferences;

import org.jspecify.annotations.NullMarked;
