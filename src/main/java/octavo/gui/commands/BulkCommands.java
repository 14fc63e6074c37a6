package octavo.gui.commands;

import octavo.editing.bulk.FieldOperation;
import octavo.editing.tidy.CleanUpImpact;
import octavo.gui.bulkedit.BulkProposal;
import octavo.gui.bulkedit.CleanUpModel;
import octavo.gui.bulkedit.CleanUpView;
import octavo.gui.bulkedit.FieldChangeModel;
import octavo.gui.bulkedit.FieldChangeView;
import octavo.gui.bulkedit.ReplaceModel;
import octavo.gui.bulkedit.ReplaceView;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.EntriesModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.sidebar.TagRemovalView;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.search.groups.GroupTree;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Changes many entries at once. What would change is shown first, each value with a box, and made
/// as one step.
public final class BulkCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(BulkCommands.class);

    private final WindowOverlays windowOverlays;

    public BulkCommands(WindowOverlays windowOverlays) {
        this.windowOverlays = windowOverlays;
    }

    /// Asks what to find and what replaces it.
    void replaceText(Workspace workspace) {
        Map<EntryScope, Integer> countsByScope = countsByScope(workspace);
        ReplaceModel replaceModel = new ReplaceModel(countsByScope.keySet().iterator().next());
        ReplaceView replaceView =
                new ReplaceView(
                        replaceModel,
                        countsByScope,
                        fieldOperation ->
                                proposeOperation(
                                        workspace,
                                        slotsInScope(workspace, replaceModel.scopeProperty().get()),
                                        fieldOperation,
                                        replaceModel::tellNothingFound),
                        windowOverlays::hideOverlay);
        windowOverlays.showQuestion(replaceView, replaceView::focus);
    }

    /// Shows the clean-ups, with what each would change.
    void cleanUp(Workspace workspace) {
        workspace.computeInBackground(
                CleanUpImpact::allIn,
                rows -> {
                    CleanUpModel model =
                            new CleanUpModel(
                                    rows,
                                    (cleanUp, onDiff) ->
                                            workspace.computeInBackground(
                                                    library ->
                                                            CleanUpImpact.diffIn(library, cleanUp),
                                                    onDiff),
                                    row -> applyCleanUp(workspace, row));
                    CleanUpView view = new CleanUpView(model, windowOverlays::hideOverlay);
                    windowOverlays.showQuestion(view, view::focus);
                });
    }

    private void applyCleanUp(Workspace workspace, CleanUpImpact row) {
        windowOverlays.hideOverlay();
        workspace.computeEdit(
                row.cleanUp()::editFor,
                edit -> {
                    String stepLabel = CleanUpView.stepLabel(row);
                    workspace.document().applyEdit(stepLabel, edit);
                    workspace.document().reportStep(MESSAGES.text("group.done", stepLabel));
                });
    }

    /// The scopes that differ from the whole library, and that.
    private static Map<EntryScope, Integer> countsByScope(Workspace workspace) {
        Map<EntryScope, Integer> countsByScope = new EnumMap<>(EntryScope.class);
        EntriesModel entries = workspace.entries();
        int selectedCount = entries.chosen().size();
        int shownCount = entries.shownCountProperty().get();
        int totalCount = entries.totalProperty().get();
        if (selectedCount > 1) {
            countsByScope.put(EntryScope.SELECTION, selectedCount);
        }
        if (shownCount < totalCount && shownCount > 0) {
            countsByScope.put(EntryScope.SHOWN, shownCount);
        }
        countsByScope.put(EntryScope.LIBRARY, totalCount);
        return countsByScope;
    }

    private static BitSet slotsInScope(Workspace workspace, EntryScope entryScope) {
        return switch (entryScope) {
            case SELECTION -> chosenSlots(workspace);
            case SHOWN -> workspace.entries().shownSlots();
            case LIBRARY -> {
                BitSet allSlots = new BitSet();
                Library library = workspace.document().library();
                library.slots().stream().mapToInt(Slot::number).forEach(allSlots::set);
                yield allSlots;
            }
        };
    }

    private static BitSet chosenSlots(Workspace workspace) {
        return EntriesModel.bits(workspace.entries().chosen());
    }

    /// Asks what to do to a field of the chosen entries.
    void changeField(Workspace workspace) {
        FieldChangeView changeView =
                new FieldChangeView(
                        new FieldChangeModel(),
                        workspace.entries().chosen().size(),
                        fieldOperation -> proposeOperation(workspace, fieldOperation),
                        windowOverlays::hideOverlay);
        windowOverlays.showQuestion(changeView, changeView::focus);
    }

    /// Asks which tag to take from the chosen entries.
    void removeTag(Workspace workspace) {
        List<String> tags = SidebarModel.tags(workspace.chosenWorks());
        removeMember(workspace, "untag", SidebarModel.TAGS, tags);
    }

    /// Asks out of which group to take the chosen entries.
    void removeFromGroup(Workspace workspace) {
        List<String> groups = SidebarModel.groups(workspace.chosenWorks());
        removeMember(workspace, "ungroup", GroupTree.GROUPS_FIELD, groups);
    }

    /// @param messageKey the command
    /// @param fieldName has what is removed
    private void removeMember(
            Workspace workspace, String messageKey, String fieldName, List<String> memberNames) {
        if (memberNames.isEmpty()) {
            workspace.document().reportDone(MESSAGES.text(messageKey + ".nothing"));
            return;
        }
        TagRemovalView removalView =
                new TagRemovalView(
                        messageKey,
                        workspace.entries().chosen().size(),
                        memberNames,
                        memberName -> {
                            windowOverlays.hideOverlay();
                            removeMember(workspace, messageKey, fieldName, memberName);
                        },
                        windowOverlays::hideOverlay);
        windowOverlays.showQuestion(removalView, removalView::focus);
    }

    /// Takes a tag or group from the chosen entries, as one step.
    private static void removeMember(
            Workspace workspace, String messageKey, String fieldName, String memberName) {
        BitSet affectedSlots = chosenSlots(workspace);
        var fieldOperation =
                new FieldOperation.RemoveMember(fieldName, LaTeX.escapeText(memberName));
        workspace.computeEdit(
                library -> BulkProposal.of(library, affectedSlots, fieldOperation),
                bulkProposal -> {
                    LibraryDocument document = workspace.document();
                    int changedCount = bulkProposal.rows().size();
                    if (changedCount > 0) {
                        document.applyEdit(
                                bulkProposal.step(changedCount), bulkProposal.plan().toEdit());
                        document.reportStep(
                                MESSAGES.text(messageKey + ".done", changedCount, memberName));
                    } else {
                        document.reportDone(MESSAGES.text(messageKey + ".none", memberName));
                    }
                });
    }

    /// Shows what an operation would do to the chosen entries.
    public void proposeOperation(Workspace workspace, FieldOperation fieldOperation) {
        proposeOperation(
                workspace,
                chosenSlots(workspace),
                fieldOperation,
                () -> workspace.document().reportDone(MESSAGES.text("bulk.nothing")));
    }

    /// @param onNothing called if nothing would change, and nothing is in the way of that
    private void proposeOperation(
            Workspace workspace,
            BitSet affectedSlots,
            FieldOperation fieldOperation,
            Runnable onNothing) {
        workspace.computeInBackground(
                library -> BulkProposal.of(library, affectedSlots, fieldOperation),
                bulkProposal -> {
                    if (bulkProposal.rows().isEmpty() && bulkProposal.left().isEmpty()) {
                        onNothing.run();
                    } else {
                        reviewProposal(workspace, affectedSlots, bulkProposal);
                    }
                });
    }

    private void reviewProposal(
            Workspace workspace, BitSet affectedSlots, BulkProposal shownProposal) {
        windowOverlays.review(
                shownProposal.toProposal(wantedRows -> {
                    windowOverlays.hideOverlay();
                    applyWanted(workspace, affectedSlots, shownProposal, wantedRows);
                }));
    }

    /// Makes the wanted changes. Where the library has changed so that they are others now, these
    /// are shown.
    private void applyWanted(
            Workspace workspace,
            BitSet affectedSlots,
            BulkProposal shownProposal,
            Set<Integer> wantedRows) {
        workspace.computeEdit(
                library -> BulkProposal.of(library, affectedSlots, shownProposal.operation()),
                currentProposal -> {
                    if (shownProposal.isLike(currentProposal)) {
                        LibraryDocument document = workspace.document();
                        int changedCount = wantedRows.size();
                        document.applyEdit(
                                currentProposal.step(changedCount),
                                currentProposal.plan().toEdit(wantedRows));
                        document.reportStep(currentProposal.done(changedCount));
                    } else {
                        reviewProposal(workspace, affectedSlots, currentProposal);
                    }
                });
    }
}
