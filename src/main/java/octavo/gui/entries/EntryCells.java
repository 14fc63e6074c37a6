package octavo.gui.entries;

import octavo.gui.entries.RowChips.RowChip;
import octavo.library.EntryGuard;
import octavo.library.Slot;
import octavo.library.VersionLink;
import octavo.library.Work;
import octavo.values.ReadingMark;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/// What the table shows of one entry.
///
/// @param slot the slot that it was made from
/// @param texts the text of each usual column
/// @param work what other columns are read from
public record EntryCells(Slot slot, Texts texts, Work work) {

    private static final Pattern PDF_NAME = Pattern.compile("(?i)\\.pdf$");

    /// The texts of the columns.
    public record Texts(
            String key,
            String authors,
            String title,
            String venue,
            String year,
            String kind,
            String cited,
            ReadState read,
            List<RowChip> chips) {
        public Texts {
            chips = List.copyOf(chips);
        }
    }

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
                        isRead ? read(work) : ReadState.UNUSED,
                        EntryGuard.readSafely(work.key(), () -> chipsOf(work), List::of));
        return new EntryCells(slot, texts, work);
    }

    /// Does not touch the disk: a file that is linked may be missing.
    private static List<RowChip> chipsOf(Work work) {
        List<RowChip> chips = new ArrayList<>();
        if (work.fileLinks().stream().anyMatch(link -> PDF_NAME.matcher(link.path()).find())) {
            chips.add(RowChip.PDF);
        }
        VersionLink.allOf(work).stream()
                .findFirst()
                .map(versionLink ->
                        switch (versionLink.relation()) {
                            case PREPRINT -> RowChip.PREPRINT;
                            case PUBLISHED -> RowChip.PUBLISHED;
                        })
                .ifPresent(chips::add);
        return chips;
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
