package octavo.gui.commands;

import octavo.editing.tidy.CleanUp;
import octavo.gui.controls.KindNames;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.SidebarModel;
import octavo.library.Library;
import octavo.library.Work;
import octavo.library.WorkKind;

import java.util.List;
import java.util.Optional;

/// Gives entries a tag, a group, a venue or an author, as one step.
public final class AssignCommand {
    private static final MessageTexts MESSAGES = MessageTexts.of(AssignCommand.class);

    private AssignCommand() {}

    public static void assign(Workspace workspace, List<Integer> slots, FacetValue facetValue) {
        LibraryDocument document = workspace.document();
        workspace.computeEdit(
                library -> SidebarModel.assign(library, slots, facetValue),
                edit -> {
                    int changedCount = CleanUp.countChangedEntries(edit);
                    String valueText = facetValue.value();
                    if (changedCount > 0) {
                        String messageId = facetValue.id();
                        Library earlierLibrary = document.library();
                        document.applyEdit(
                                MESSAGES.text("step." + messageId, changedCount, valueText), edit);
                        document.reportStep(
                                MESSAGES.text("assigned." + messageId, changedCount, valueText)
                                        + changedKindsText(
                                                earlierLibrary, document.library(), slots));
                    }
                    if (changedCount < slots.size()) {
                        document.reportDone(
                                MESSAGES.text("unchanged", slots.size() - changedCount, valueText));
                    }
                });
    }

    /// Says how many entries are of another kind now: a keyword such as `preprint` decides where
    /// the type of an entry leaves its kind open. Empty if none is.
    private static String changedKindsText(
            Library earlierLibrary, Library laterLibrary, List<Integer> slots) {
        List<WorkKind> newKinds =
                slots.stream()
                        .filter(slot ->
                                !workKind(earlierLibrary, slot)
                                        .equals(workKind(laterLibrary, slot)))
                        .flatMap(slot -> workKind(laterLibrary, slot).stream())
                        .toList();
        return newKinds.isEmpty()
                ? ""
                : MESSAGES.text(
                        "assigned.kind", newKinds.size(), KindNames.of(newKinds.getFirst()));
    }

    private static Optional<WorkKind> workKind(Library library, int slot) {
        return library.indexOfSlot(slot).flatMap(library::workAt).map(Work::workKind);
    }
}
