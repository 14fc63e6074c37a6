package octavo.gui;

import octavo.bulkedit.FieldOperation;
import octavo.groups.GroupTree;
import octavo.gui.bulkedit.BulkProposal;
import octavo.gui.bulkedit.FieldChangeModel;
import octavo.gui.bulkedit.FieldChangeView;
import octavo.gui.bulkedit.ReplaceModel;
import octavo.gui.bulkedit.ReplaceView;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.entries.EntriesModel;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.sidebar.TagRemovalView;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Changes many entries at once. What would change is shown first, each value with a box, and made
/// as one step.
final class BulkCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(BulkCommands.class);

    private final WindowOverlays sheets;

    BulkCommands(WindowOverlays sheets) {
        this.sheets = sheets;
    }

    /// Asks what to find and what replaces it.
    void replace(Workspace workspace) {
        Map<EntryScope, Integer> counts = counts(workspace);
        ReplaceModel model = new ReplaceModel(counts.keySet().iterator().next());
        ReplaceView view =
                new ReplaceView(
                        model,
                        counts,
                        operation ->
                                propose(
                                        workspace,
                                        slots(workspace, model.scopeProperty().get()),
                                        operation,
                                        model::tellNothingFound),
                        sheets::hide);
        sheets.ask(view, view::focus);
    }

    /// The scopes that differ from the whole library, and that.
    private static Map<EntryScope, Integer> counts(Workspace workspace) {
        Map<EntryScope, Integer> counts = new EnumMap<>(EntryScope.class);
        EntriesModel entries = workspace.entries();
        int selected = entries.chosen().size();
        int shown = entries.shownCountProperty().get();
        int all = entries.totalProperty().get();
        if (selected > 1) {
            counts.put(EntryScope.SELECTION, selected);
        }
        if (shown < all && shown > 0) {
            counts.put(EntryScope.SHOWN, shown);
        }
        counts.put(EntryScope.LIBRARY, all);
        return counts;
    }

    private static BitSet slots(Workspace workspace, EntryScope scope) {
        return switch (scope) {
            case SELECTION -> chosen(workspace);
            case SHOWN -> workspace.entries().shownSlots();
            case LIBRARY -> {
                BitSet all = new BitSet();
                Library library = workspace.document().library();
                library.slots().stream().mapToInt(Slot::number).forEach(all::set);
                yield all;
            }
        };
    }

    private static BitSet chosen(Workspace workspace) {
        return EntriesModel.bits(workspace.entries().chosen());
    }

    /// Asks what to do to a field of the chosen entries.
    void change(Workspace workspace) {
        FieldChangeView view =
                new FieldChangeView(
                        new FieldChangeModel(),
                        workspace.entries().chosen().size(),
                        operation -> propose(workspace, operation),
                        sheets::hide);
        sheets.ask(view, view::focus);
    }

    /// Asks which tag to take from the chosen entries.
    void untag(Workspace workspace) {
        List<String> tags = SidebarModel.tags(workspace.chosenWorks());
        remove(workspace, "untag", SidebarModel.TAGS, tags);
    }

    /// Asks out of which group to take the chosen entries.
    void ungroup(Workspace workspace) {
        List<String> groups = SidebarModel.groups(workspace.chosenWorks());
        remove(workspace, "ungroup", GroupTree.GROUPS, groups);
    }

    /// @param what the command
    /// @param field has what is removed
    private void remove(Workspace workspace, String what, String field, List<String> tags) {
        if (tags.isEmpty()) {
            workspace.document().tell(MESSAGES.text(what + ".nothing"));
            return;
        }
        TagRemovalView view =
                new TagRemovalView(
                        what,
                        workspace.entries().chosen().size(),
                        tags,
                        tag -> {
                            sheets.hide();
                            remove(workspace, what, field, tag);
                        },
                        sheets::hide);
        sheets.ask(view, view::focus);
    }

    /// Takes a tag or group from the chosen entries, as one step.
    private static void remove(Workspace workspace, String what, String field, String tag) {
        BitSet slots = chosen(workspace);
        var operation = new FieldOperation.RemoveMember(field, LaTeX.escape(tag));
        workspace.workOut(
                library -> BulkProposal.of(library, slots, operation),
                made -> {
                    LibraryDocument document = workspace.document();
                    int count = made.rows().size();
                    if (count > 0) {
                        document.apply(made.step(count), made.plan().edit());
                        document.tellOfStep(MESSAGES.text(what + ".done", count, tag));
                    } else {
                        document.tell(MESSAGES.text(what + ".none", tag));
                    }
                });
    }

    /// Shows what an operation would do to the chosen entries.
    void propose(Workspace workspace, FieldOperation operation) {
        propose(
                workspace,
                chosen(workspace),
                operation,
                () -> workspace.document().tell(MESSAGES.text("bulk.nothing")));
    }

    /// @param none called if nothing would change, and nothing is in the way of that
    private void propose(
            Workspace workspace, BitSet slots, FieldOperation operation, Runnable none) {
        workspace.workOut(
                library -> BulkProposal.of(library, slots, operation),
                made -> {
                    if (made.rows().isEmpty() && made.left().isEmpty()) {
                        none.run();
                    } else {
                        review(workspace, slots, made);
                    }
                });
    }

    private void review(Workspace workspace, BitSet slots, BulkProposal shown) {
        sheets.review(
                shown.toProposal(wanted -> {
                    sheets.hide();
                    make(workspace, slots, shown, wanted);
                }));
    }

    /// Makes the wanted changes. Where the library has changed so that they are others now, these
    /// are shown.
    private void make(Workspace workspace, BitSet slots, BulkProposal shown, Set<Integer> wanted) {
        workspace.workOut(
                library -> BulkProposal.of(library, slots, shown.operation()),
                now -> {
                    if (shown.isLike(now)) {
                        LibraryDocument document = workspace.document();
                        int count = wanted.size();
                        document.apply(now.step(count), now.plan().edit(wanted));
                        document.tellOfStep(now.done(count));
                    } else {
                        review(workspace, slots, now);
                    }
                });
    }
}
