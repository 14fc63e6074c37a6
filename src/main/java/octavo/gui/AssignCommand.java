package octavo.gui;

import octavo.gui.controls.KindNames;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.SidebarModel;
import octavo.library.Kind;
import octavo.library.Library;
import octavo.library.Work;
import octavo.tidy.CleanUp;

import java.util.List;
import java.util.Optional;

/// Gives entries a tag, a group, a venue or an author, as one step.
final class AssignCommand {
    private static final MessageTexts MESSAGES = MessageTexts.of(AssignCommand.class);

    private AssignCommand() {}

    static void assign(Workspace workspace, List<Integer> slots, FacetValue assignment) {
        LibraryDocument document = workspace.document();
        workspace.workOut(
                library -> SidebarModel.assign(library, slots, assignment),
                edit -> {
                    int count = CleanUp.entriesChangedBy(edit);
                    String value = assignment.value();
                    if (count > 0) {
                        String id = assignment.id();
                        Library before = document.library();
                        document.apply(MESSAGES.text("step." + id, count, value), edit);
                        document.tellOfStep(
                                MESSAGES.text("assigned." + id, count, value)
                                        + changedKinds(before, document.library(), slots));
                    }
                    if (count < slots.size()) {
                        document.tell(MESSAGES.text("unchanged", slots.size() - count, value));
                    }
                });
    }

    /// Says how many entries are of another kind now: a keyword such as `preprint` decides where
    /// the type of an entry leaves its kind open. Empty if none is.
    private static String changedKinds(Library before, Library after, List<Integer> slots) {
        List<Kind> changed =
                slots.stream()
                        .filter(slot -> !kind(before, slot).equals(kind(after, slot)))
                        .flatMap(slot -> kind(after, slot).stream())
                        .toList();
        return changed.isEmpty()
                ? ""
                : MESSAGES.text("assigned.kind", changed.size(), KindNames.of(changed.getFirst()));
    }

    private static Optional<Kind> kind(Library library, int slot) {
        return library.indexOfSlot(slot).flatMap(library::work).map(Work::kind);
    }
}
