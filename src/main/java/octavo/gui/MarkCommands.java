package octavo.gui;

import octavo.bulkedit.BulkPlan;
import octavo.bulkedit.FieldOperation;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.entries.EntriesModel;
import octavo.library.Library;
import octavo.library.Work;
import octavo.values.ReadingMark;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Rates the selected entries, gives them a priority, and marks them as read or skimmed; each time
/// as one step, in which only that field's bytes change.
final class MarkCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(MarkCommands.class);

    /// The name of a command says what it would do to so many entries.
    private static final int MOST = 200;

    /// Sets a level, in the field that the library has for the mark; 0 removes the mark.
    void mark(Workspace workspace, ReadingMark mark, int level) {
        apply(
                workspace,
                library -> operation(library, mark, level),
                mark.field(),
                Optional.empty());
    }

    private static FieldOperation operation(Library library, ReadingMark mark, int level) {
        boolean isBibdesk = mark == ReadingMark.RATING && isRatedByBibdesk(library);
        String field = isBibdesk ? ReadingMark.BIBDESK_RATING : mark.field();
        return level == 0
                ? new FieldOperation.ClearField(field)
                : new FieldOperation.SetText(
                        field, isBibdesk ? Integer.toString(level) : mark.valueOf(level));
    }

    /// Whether BibDesk has rated entries of a library, and JabRef none.
    private static boolean isRatedByBibdesk(Library library) {
        return hasLevel(library, ReadingMark.BIBDESK_RATING)
                && !hasLevel(library, ReadingMark.RATING.field());
    }

    private static boolean hasLevel(Library library, String field) {
        return Work.allOf(library)
                .anyMatch(work -> ReadingMark.RATING.levelOf(work.text(field)).isPresent());
    }

    /// Whether all of some entries are marked so; of many, that is not looked at.
    static boolean areMarked(Library library, List<Integer> slots, String state) {
        return !slots.isEmpty()
                && slots.size() <= MOST
                && slots.stream()
                        .flatMap(slot -> library.indexOfSlot(slot).flatMap(library::work).stream())
                        .allMatch(work -> isMarked(work, state));
    }

    private static boolean isMarked(Work work, String state) {
        return work.text(ReadingMark.READ_STATUS).strip().equalsIgnoreCase(state);
    }

    /// Marks the entries as read or skimmed; as unread if all of them are so marked.
    ///
    /// @param state a value of [ReadingMark#READ_STATUS]
    void toggle(Workspace workspace, String state) {
        String field = ReadingMark.READ_STATUS;
        boolean areMarked =
                workspace.chosenWorks().stream().allMatch(work -> isMarked(work, state));
        FieldOperation operation =
                areMarked
                        ? new FieldOperation.ClearField(field)
                        : new FieldOperation.SetText(field, state);
        String told = "marked." + (areMarked ? "unread" : state);
        apply(workspace, _ -> operation, field, Optional.of(told));
    }

    /// @param told the message that says what became of the entries, where that shows nowhere else
    private static void apply(
            Workspace workspace,
            Function<Library, FieldOperation> operation,
            String field,
            Optional<String> told) {
        BitSet slots = EntriesModel.bits(workspace.entries().chosen());
        workspace.workOut(
                library -> BulkPlan.of(library, slots::get, operation.apply(library)),
                plan -> {
                    LibraryDocument document = workspace.document();
                    int count = plan.changes().size();
                    if (count > 0) {
                        document.apply(MESSAGES.text("step.mark." + field, count), plan.edit());
                        told.ifPresent(key -> document.tellOfStep(MESSAGES.text(key, count)));
                    }
                    if (!plan.left().isEmpty()) {
                        document.tell(MESSAGES.text("mark.left", plan.left().size()));
                    }
                });
    }
}
