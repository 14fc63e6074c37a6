package octavo.gui.entries;

import octavo.library.Slot;
import octavo.library.Work;

import java.util.Objects;

/// What the table shows of one entry.
///
/// @param slot the slot that it was made from
/// @param texts the text of each usual column
/// @param work what other columns are read from
public record EntryCells(Slot slot, Texts texts, Work work) {

    /// The texts of the columns.
    public record Texts(
            String key,
            String authors,
            String title,
            String venue,
            String year,
            String kind,
            String cited) {}

    /// @param cited the names of the projects that cite it
    static EntryCells of(Slot slot, Work work, String cited) {
        Texts texts =
                new Texts(
                        TableColumnKind.KEY.text(work),
                        TableColumnKind.AUTHORS.text(work),
                        TableColumnKind.TITLE.text(work),
                        TableColumnKind.VENUE.text(work),
                        TableColumnKind.YEAR.text(work),
                        TableColumnKind.KIND.text(work),
                        cited);
        return new EntryCells(slot, texts, work);
    }

    /// Rows are alike that show the same, whatever state of the library they are of.
    @Override
    public boolean equals(Object other) {
        return other instanceof EntryCells row && row.slot.equals(slot) && row.texts.equals(texts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(slot, texts);
    }

    int number() {
        return slot.number();
    }
}
