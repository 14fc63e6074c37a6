/// The table of a library's entries, and its search.
///
/// A row is read from its entry when the table asks for it; the last 512 are kept. For each column,
/// the rank of every row is computed in the background (`ColumnRanks`, 4 bytes a row), and sorting
/// by rank is counting. Walking over all rows reads them all, so nothing on the UI thread may do
/// so: JavaFX's list changes copy the previous content and its table searches for the focused row,
/// hence `ListExchange`, and `RowList.indexOf` by slot.
///
/// Without a graphics card JavaFX draws with the processor, and 86 % of the drawing thread's time
/// went into filling rectangles: rows twice, panes in a transparent colour, which takes as long as
/// any other. So rows have a border and no background unless selected, and what should have none
/// has `null`, never `transparent`; a test walks the pages for large nodes filled with nothing.
/// `EntryTableRow` lays itself out when only its text has changed, so that the table restyles none
/// of its cells.
///
/// Which columns a table has, how wide they are and how it is sorted is kept in the settings, under
/// the library's path, for the fifty libraries changed last. The sidecar holds decisions about
/// papers: a column that one person drags would be a change for everybody.
///
/// The search field has a completion list of its own, which works in the background, completes the
/// word at the caret, and leaves Enter alone if nothing was chosen.
@NullMarked
package octavo.gui.entries;

import org.jspecify.annotations.NullMarked;
