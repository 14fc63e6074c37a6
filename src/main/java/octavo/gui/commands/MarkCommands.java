package octavo.gui.commands;

import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.EntriesModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.Workspace;
import octavo.library.Library;
import octavo.library.Work;
import octavo.values.ReadingMark;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Rates the selected entries, gives them a priority, and marks them as read or skimmed; each time
/// as one step, in which only that field's bytes change.
public final class MarkCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(MarkCommands.class);

    /// The name of a command says what it would do to so many entries.
    private static final int MAX_CHECKED = 200;

    /// Sets a level, in the field that the library has for the mark; 0 removes the mark.
    void markChosen(Workspace workspace, ReadingMark readingMark, int level) {
        applyMark(
                workspace,
                library -> levelOperation(library, readingMark, level),
                readingMark.fieldName(),
                Optional.empty());
    }

    private static FieldOperation levelOperation(
            Library library, ReadingMark readingMark, int level) {
        boolean isBibdesk = readingMark == ReadingMark.RATING && isRatedByBibdesk(library);
        String fieldName = isBibdesk ? ReadingMark.BIBDESK_RATING : readingMark.fieldName();
        return level == 0
                ? new FieldOperation.ClearField(fieldName)
                : new FieldOperation.SetText(
                        fieldName,
                        isBibdesk ? Integer.toString(level) : readingMark.valueOf(level));
    }

    /// Whether BibDesk has rated entries of a library, and JabRef none.
    private static boolean isRatedByBibdesk(Library library) {
        return hasLevel(library, ReadingMark.BIBDESK_RATING)
                && !hasLevel(library, ReadingMark.RATING.fieldName());
    }

    private static boolean hasLevel(Library library, String fieldName) {
        return Work.allOf(library)
                .anyMatch(
                        work -> ReadingMark.RATING.levelOf(work.plainText(fieldName)).isPresent());
    }

    /// Whether all of some entries are marked so; of many, that is not looked at.
    static boolean areMarked(Library library, List<Integer> slots, String readStatus) {
        return !slots.isEmpty()
                && slots.size() <= MAX_CHECKED
                && slots.stream()
                        .flatMap(
                                slot -> library.indexOfSlot(slot).flatMap(library::workAt).stream())
                        .allMatch(work -> isMarked(work, readStatus));
    }

    private static boolean isMarked(Work work, String readStatus) {
        return work.plainText(ReadingMark.READ_STATUS).strip().equalsIgnoreCase(readStatus);
    }

    /// Marks the entries as read or skimmed; as unread if all of them are so marked.
    ///
    /// @param readStatus a value of [ReadingMark#READ_STATUS]
    void toggleStatus(Workspace workspace, String readStatus) {
        String fieldName = ReadingMark.READ_STATUS;
        boolean areMarked =
                workspace.chosenWorks().stream().allMatch(work -> isMarked(work, readStatus));
        FieldOperation operation =
                areMarked
                        ? new FieldOperation.ClearField(fieldName)
                        : new FieldOperation.SetText(fieldName, readStatus);
        String messageKey = "marked." + (areMarked ? "unread" : readStatus);
        applyMark(workspace, _ -> operation, fieldName, Optional.of(messageKey));
    }

    /// @param messageKey the message that says what became of the entries, where that shows nowhere
    ///   else
    private static void applyMark(
            Workspace workspace,
            Function<Library, FieldOperation> operation,
            String fieldName,
            Optional<String> messageKey) {
        BitSet slots = EntriesModel.bits(workspace.entries().chosen());
        workspace.computeEdit(
                library -> BulkPlan.of(library, slots::get, operation.apply(library)),
                bulkPlan -> {
                    LibraryDocument document = workspace.document();
                    int changedCount = bulkPlan.changes().size();
                    if (changedCount > 0) {
                        document.applyEdit(
                                MESSAGES.text("step.mark." + fieldName, changedCount),
                                bulkPlan.toEdit());
                        messageKey.ifPresent(
                                key -> document.reportStep(MESSAGES.text(key, changedCount)));
                    }
                    if (!bulkPlan.skippedChanges().isEmpty()) {
                        document.reportDone(
                                MESSAGES.text("mark.left", bulkPlan.skippedChanges().size()));
                    }
                });
    }
}
