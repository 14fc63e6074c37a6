package octavo.gui;

import octavo.bulkedit.BulkPlan;
import octavo.bulkedit.FieldOperation;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.entries.EntriesModel;
import octavo.library.Work;
import octavo.values.ReadingMark;

import java.util.BitSet;

/// Rates the selected entries, gives them a priority, and marks them as read; each time as one
/// step, in which only that field's bytes change.
final class MarkCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(MarkCommands.class);

    /// Sets a level; 0 removes the mark.
    void mark(Workspace workspace, ReadingMark mark, int level) {
        FieldOperation operation =
                level == 0
                        ? new FieldOperation.ClearField(mark.field())
                        : new FieldOperation.SetText(mark.field(), mark.valueOf(level));
        apply(workspace, operation, mark.field());
    }

    /// Marks the entries as read, or as unread if all of them are read.
    void toggleRead(Workspace workspace) {
        boolean areRead = workspace.chosenWorks().stream().allMatch(MarkCommands::isRead);
        String field = ReadingMark.READ_STATUS;
        apply(
                workspace,
                areRead
                        ? new FieldOperation.ClearField(field)
                        : new FieldOperation.SetText(field, ReadingMark.READ),
                field);
    }

    private static boolean isRead(Work work) {
        return work.text(ReadingMark.READ_STATUS).strip().equalsIgnoreCase(ReadingMark.READ);
    }

    private static void apply(Workspace workspace, FieldOperation operation, String field) {
        BitSet slots = EntriesModel.bits(workspace.entries().chosen());
        workspace.workOut(
                library -> BulkPlan.of(library, slots::get, operation),
                plan -> {
                    LibraryDocument document = workspace.document();
                    int count = plan.changes().size();
                    if (count > 0) {
                        document.apply(MESSAGES.text("step.mark." + field, count), plan.edit());
                    }
                    if (!plan.left().isEmpty()) {
                        document.tell(MESSAGES.text("mark.left", plan.left().size()));
                    }
                });
    }
}
