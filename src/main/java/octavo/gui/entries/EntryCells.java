package octavo.gui.entries;

import octavo.library.Slot;
import octavo.library.Work;
import octavo.values.ReadingMark;

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
            String cited,
            ReadState read) {}

    /// Whether an entry is marked as read or skimmed.
    enum ReadState {
        /// The library has no such marks.
        UNUSED,
        READ,
        UNREAD
    }

    /// @param isRead whether the library has marks of what was read
    static EntryCells of(Slot slot, Work work, RowContext context, boolean isRead) {
        Texts texts =
                new Texts(
                        TableColumnKind.KEY.text(work, context),
                        TableColumnKind.AUTHORS.text(work, context),
                        TableColumnKind.TITLE.text(work, context),
                        TableColumnKind.VENUE.text(work, context),
                        TableColumnKind.YEAR.text(work, context),
                        TableColumnKind.KIND.text(work, context),
                        TableColumnKind.CITED.text(work, context),
                        isRead ? read(work) : ReadState.UNUSED);
        return new EntryCells(slot, texts, work);
    }

    private static ReadState read(Work work) {
        String state = work.plainText(ReadingMark.READ_STATUS).strip();
        return state.equalsIgnoreCase(ReadingMark.READ)
                        || state.equalsIgnoreCase(ReadingMark.SKIMMED)
                ? ReadState.READ
                : ReadState.UNREAD;
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
