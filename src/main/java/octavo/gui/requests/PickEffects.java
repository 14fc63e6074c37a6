package octavo.gui.requests;

import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.integrations.citationrequests.CitationRequest;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.library.Library;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What an editor that asks for a citation wants besides its text: the picked entries selected in
/// the table or sent to TeXstudio, and the window out of the way.
public final class PickEffects {
    private final Workspaces workspaces;
    private final EditorPush editorPush;
    private final Runnable minimizeWindow;

    /// @param minimizeWindow minimises the window
    public PickEffects(Workspaces workspaces, EditorPush editorPush, Runnable minimizeWindow) {
        this.workspaces = workspaces;
        this.editorPush = editorPush;
        this.minimizeWindow = minimizeWindow;
    }

    /// Why a request cannot be met. Only a program that the settings name is run.
    Optional<String> problem(CitationRequest citationRequest) {
        return citationRequest.isForTexstudio() && !editorPush.isToTexstudio()
                ? Optional.of("Choose TeXstudio under Settings, Editor for citations, first.")
                : Optional.empty();
    }

    void applyEffects(CitationRequest citationRequest, List<PickedEntry> pickedEntries) {
        List<Work> pickedWorks = pickedEntries.stream().map(PickedEntry::work).toList();
        if (citationRequest.selectsEntries()) {
            selectWorks(pickedWorks);
        }
        Workspace currentWorkspace = workspaces.currentProperty().get();
        if (citationRequest.isForTexstudio()
                && !pickedWorks.isEmpty()
                && currentWorkspace != null) {
            editorPush.pushKeys(currentWorkspace, pickedWorks.stream().map(Work::key).toList());
        }
        if (citationRequest.minimizesWindow()) {
            minimizeWindow.run();
        }
    }

    /// Each library has its own selection; the first entry’s comes to the front.
    private void selectWorks(List<Work> works) {
        Map<Workspace, List<Integer>> slotsByWorkspace = new LinkedHashMap<>();
        for (Work work : works) {
            int slot = work.library().slots().get(work.index()).number();
            workspaceOf(work, slot)
                    .ifPresent(holdingWorkspace ->
                            slotsByWorkspace
                                    .computeIfAbsent(holdingWorkspace, _ -> new ArrayList<>())
                                    .add(slot));
        }
        slotsByWorkspace.forEach((workspace, chosenSlots) -> {
            workspace.pageProperty().set(LibraryPages.LIBRARY_ID);
            workspace.entries().reveal(chosenSlots);
        });
        slotsByWorkspace.keySet().stream().findFirst().ifPresent(workspaces.currentProperty()::set);
    }

    /// Where an entry is open: in the state of the library that it was picked from, or else where
    /// its slot still has its key.
    @SuppressWarnings("ReferenceEquality") // states are values; only their identity is compared
    private Optional<Workspace> workspaceOf(Work work, int slot) {
        return Stream.concat(
                        workspaces.open().stream()
                                .filter(openWorkspace ->
                                        openWorkspace.document().library() == work.library()),
                        workspaces.open().stream()
                                .filter(openWorkspace ->
                                        hasKey(openWorkspace.document().library(), slot, work)))
                .findFirst();
    }

    private static boolean hasKey(Library library, int slot, Work work) {
        return library.indexOfSlot(slot)
                .flatMap(library::workAt)
                .filter(knownWork -> knownWork.key().equals(work.key()))
                .isPresent();
    }
}
