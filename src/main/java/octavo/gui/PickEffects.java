package octavo.gui;

import octavo.library.Library;
import octavo.library.Work;
import octavo.picking.CitationRequest;
import octavo.picking.PickedEntry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What an editor that asks for a citation wants besides its text: the picked entries selected in
/// the table or sent to TeXstudio, and the window out of the way.
final class PickEffects {
    private final Workspaces workspaces;
    private final EditorPush pushing;
    private final Runnable minimize;

    /// @param minimize minimises the window
    PickEffects(Workspaces workspaces, EditorPush pushing, Runnable minimize) {
        this.workspaces = workspaces;
        this.pushing = pushing;
        this.minimize = minimize;
    }

    /// Why a request cannot be met. Only a program that the settings name is run.
    Optional<String> problem(CitationRequest wanted) {
        return wanted.isForTexstudio() && !pushing.isToTexstudio()
                ? Optional.of("Choose TeXstudio under Settings, Editor for citations, first.")
                : Optional.empty();
    }

    void follow(CitationRequest wanted, List<PickedEntry> picked) {
        List<Work> works = picked.stream().map(PickedEntry::work).toList();
        if (wanted.selects()) {
            select(works);
        }
        Workspace front = workspaces.currentProperty().get();
        if (wanted.isForTexstudio() && !works.isEmpty() && front != null) {
            pushing.push(front, works.stream().map(Work::key).toList());
        }
        if (wanted.minimizes()) {
            minimize.run();
        }
    }

    /// Each library has its own selection; the first entry’s comes to the front.
    private void select(List<Work> works) {
        Map<Workspace, List<Integer>> slots = new LinkedHashMap<>();
        for (Work work : works) {
            int slot = work.library().slots().get(work.index()).number();
            workspace(work, slot)
                    .ifPresent(it -> slots.computeIfAbsent(it, _ -> new ArrayList<>()).add(slot));
        }
        slots.forEach((workspace, chosen) -> {
            workspace.pageProperty().set(LibraryPages.LIBRARY);
            workspace.entries().reveal(chosen);
        });
        slots.keySet().stream().findFirst().ifPresent(workspaces.currentProperty()::set);
    }

    /// Where an entry is open: in the state of the library that it was picked from, or else where
    /// its slot still has its key.
    @SuppressWarnings("ReferenceEquality") // states are values; only their identity is compared
    private Optional<Workspace> workspace(Work work, int slot) {
        return Stream.concat(
                        workspaces.open().stream()
                                .filter(each -> each.document().library() == work.library()),
                        workspaces.open().stream()
                                .filter(each -> hasKey(each.document().library(), slot, work)))
                .findFirst();
    }

    private static boolean hasKey(Library library, int slot, Work work) {
        return library.indexOfSlot(slot)
                .flatMap(library::work)
                .filter(known -> known.key().equals(work.key()))
                .isPresent();
    }
}
