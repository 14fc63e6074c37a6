package octavo.gui.entries;

import octavo.library.Slot;
import octavo.library.Work;

/// What the table shows of one entry.
///
/// @param slot the slot that it was made from
/// @param texts the text of each column
public record Row(Slot slot, Texts texts) {

    /// The texts of the columns.
    public record Texts(
            String key, String authors, String title, String venue, String year, String kind) {}

    static Row of(Slot slot, Work work) {
        Texts texts =
                new Texts(
                        Column.KEY.text(work),
                        Column.AUTHORS.text(work),
                        Column.TITLE.text(work),
                        Column.VENUE.text(work),
                        Column.YEAR.text(work),
                        Column.KIND.text(work));
        return new Row(slot, texts);
    }

    int number() {
        return slot.number();
    }
}
