package octavo.gui.entries;

import octavo.library.Slot;
import octavo.library.Work;

/// The table's texts for one entry.
///
/// @param slot the slot it was made from
/// @param texts the text of each column
public record EntryCells(Slot slot, Texts texts) {

    /// The texts of the columns.
    public record Texts(
            String key, String authors, String title, String venue, String year, String kind) {}

    static EntryCells of(Slot slot, Work work) {
        Texts texts =
                new Texts(
                        TableColumnKind.KEY.text(work),
                        TableColumnKind.AUTHORS.text(work),
                        TableColumnKind.TITLE.text(work),
                        TableColumnKind.VENUE.text(work),
                        TableColumnKind.YEAR.text(work),
                        TableColumnKind.KIND.text(work));
        return new EntryCells(slot, texts);
    }

    int number() {
        return slot.number();
    }
}
