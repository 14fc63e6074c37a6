package octavo.gui.libraryview;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.StackPane;

import octavo.gui.bulkedit.BulkFormView;
import octavo.gui.commands.AssignCommand;
import octavo.gui.commands.EntryClipboard;
import octavo.gui.commands.FileLinking;
import octavo.gui.commands.GroupCommands;
import octavo.gui.commands.LibrarySearches;
import octavo.gui.commands.PaperOpening;
import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.DividerPositions;
import octavo.gui.controls.MessageTexts;
import octavo.gui.editor.EditorModel;
import octavo.gui.editor.EditorView;
import octavo.gui.entries.EntriesModel.Narrowing;
import octavo.gui.entries.EntriesView;
import octavo.gui.entryhead.EntryHeadView;
import octavo.gui.lazyloading.LazyPane;
import octavo.gui.lazyloading.UiStep;
import octavo.gui.lazyloading.UiStepQueue;
import octavo.gui.openlibraries.ProblemCounts;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.pagecontract.TitleChoice;
import octavo.gui.preview.PreviewModel;
import octavo.gui.preview.PreviewView;
import octavo.gui.sidebar.SidebarChoices;
import octavo.gui.sidebar.SidebarView;
import octavo.library.Library;
import octavo.settings.Settings;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// The page of the entries: the sidebar, their table, and beside it the editor.
final class PapersView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(PapersView.class);
    private static final double SIDEBAR_SHARE = 0.17;
    private static final double HALF_SHARE = 0.5;

    /// The width, in letters, needed for the editor beside the table, and for the sidebar beside
    /// both: in a window of 900 and 760 pixels with letters of the usual size.
    private static final double WIDE_WIDTH = 64;

    private static final double MEDIUM_WIDTH = 53;

    /// What can be done to several entries, by the buttons above their form.
    private static final List<String> BULK_COMMANDS =
            List.of("replace", "change-field", "tag", "untag", "make-keys");

    private final Workspace workspace;
    private final LazyPane sidebarPane;
    private final LazyPane entriesPane;
    private final LazyPane formPane;
    private final EntriesView entriesView;
    private final EditorView editorView;
    private final SplitPane workPane;
    private final SettingsStore settingsStore;

    /// How much of the page the sidebar is to take.
    private double sidebarShare = SIDEBAR_SHARE;

    /// @param commandRegistry what can be done to entries
    /// @param emSize the size of letters
    PapersView(
            Workspace workspace,
            SettingsStore settingsStore,
            EntryClipboard entryClipboard,
            PaperOpening paperOpening,
            CommandRegistry commandRegistry,
            ObservableValue<Double> emSize) {
        this.workspace = workspace;
        this.settingsStore = settingsStore;
        SidebarView sidebarView =
                new SidebarView(
                        workspace.sidebar(), sidebarChoices(settingsStore, commandRegistry));
        editorView =
                new EditorView(
                        workspace.editor(),
                        this::focusTable,
                        fieldName -> paperOpening.openPaper(workspace, leadSlot(), fieldName));
        entriesView = new EntriesView(workspace.entries(), editorView::focusFirst);
        entriesView.carry(isAltDown -> entryClipboard.draggedContent(workspace, isAltDown));
        entriesView.link(new FileLinking(settingsStore.background(), workspace)::linkFiles);
        followStyle();
        entriesView.layOut(
                settingsStore.settings().tableLayout(fileName()),
                layout -> settingsStore.changeSettings(it -> it.withLayout(fileName(), layout)));
        entriesView.offer(RowMenu.of(commandRegistry));
        workspace.whenChanging(this::leaveForm);
        entriesView.whenMarked(commandId -> commandRegistry.getCommand(commandId).perform());
        sidebarPane = new LazyPane(sidebarView);
        setResizableWithParent(sidebarPane, false);
        entriesPane = new LazyPane(entriesView);
        PreviewView previewView =
                new PreviewView(workspace.preview(), workspace.projects()::showPlace);
        previewView.offerTitles(
                new TitleChoice(
                        workspace.document()::applyEdit, workspace.document().sidecarSession()));
        previewView.whenCopying(form -> entryClipboard.copyChosen(workspace, form));
        previewView.whenRead(() -> commandRegistry.getCommand("read-paper").perform());
        BulkFormView bulkFormView =
                new BulkFormView(
                        workspace.bulkForm(),
                        this::focusTable,
                        BULK_COMMANDS.stream().map(commandRegistry::getCommand).toList());
        editorView.visibleProperty().bind(bulkFormView.visibleProperty().not());
        StackPane formStack = new StackPane(editorView, bulkFormView);
        HiddenEntryNote hiddenEntryNote = new HiddenEntryNote(workspace.entries(), formStack);
        StackPane.setAlignment(hiddenEntryNote, Pos.TOP_RIGHT);
        formStack.getChildren().add(hiddenEntryNote);
        EntryHeadView headView =
                new EntryHeadView(
                        workspace.entryHead(),
                        new EntryHeadView.HeadActions(
                                place -> paperOpening.openPaper(workspace, List.of(place)),
                                slot -> workspace.entries().reveal(List.of(slot)),
                                commandRegistry.getCommand("copy-cite")));
        formPane = new LazyPane(new SideBox(headView, formStack, previewView, emSize));
        workPane = buildWorkPane(settingsStore);
        arrangePanes(emSize.getValue());
        // In the midst of a layout or of new styles, JavaFX cannot do with other panes.
        UiStep arrangeStep = UiStep.once(this, () -> arrangePanes(emSize.getValue()));
        UiStep shareStep =
                UiStep.once(
                        this,
                        () -> {
                            arrangePanes(emSize.getValue());
                            applyShares();
                        });
        widthProperty().subscribe(arrangeStep::requestStep);
        emSize.subscribe((_, _) -> shareStep.requestStep());
        DividerPositions.whenDragged(this, newShare -> sidebarShare = newShare);
    }

    /// The file of the library; empty if it has none.
    private String fileName() {
        return workspace.document().path().map(Settings::nameOfFile).orElse("");
    }

    /// Shows which columns there are to choose from.
    void showColumns() {
        entriesView.showColumns();
    }

    /// The slot of the entry that the form shows.
    private int leadSlot() {
        return workspace.entries().selectionProperty().get().lead();
    }

    /// Where there is little room for the size of letters that somebody wants, the editor goes
    /// below the table, and the sidebar away.
    private void arrangePanes(double emSize) {
        double widthInEms = getWidth() == 0 ? WIDE_WIDTH : getWidth() / emSize;
        boolean isWide = widthInEms >= WIDE_WIDTH;
        if (isWide != (workPane.getOrientation() == Orientation.HORIZONTAL)) {
            workPane.setOrientation(isWide ? Orientation.HORIZONTAL : Orientation.VERTICAL);
            workPane.setDividerPositions(
                    isWide ? settingsStore.settings().dividerPosition() : HALF_SHARE);
        }
        List<Node> shownPanes =
                widthInEms >= MEDIUM_WIDTH ? List.of(sidebarPane, workPane) : List.of(workPane);
        if (!getItems().equals(shownPanes)) {
            getItems().setAll(shownPanes);
            setDividerPositions(sidebarShare);
        }
    }

    /// Gives the sidebar and the editor their shares, of which larger letters have made more.
    private void applyShares() {
        setDividerPositions(sidebarShare);
        if (workPane.getOrientation() == Orientation.HORIZONTAL) {
            workPane.setDividerPositions(settingsStore.settings().dividerPosition());
        }
    }

    /// References are shown in the style of the settings; one that is chosen beside the reference
    /// becomes that.
    private void followStyle() {
        PreviewModel previewModel = workspace.preview();
        settingsStore
                .whileShown(this)
                .subscribe(now -> previewModel.styleProperty().set(now.userHabits().styleId()));
        previewModel
                .usedProperty()
                .addListener((_, _, styleName) ->
                        settingsStore.changeSettings(it -> it.withStyle(styleName)));
    }

    /// The table, and beside it the editor over the preview.
    private SplitPane buildWorkPane(SettingsStore settingsStore) {
        SplitPane workSplit = new SplitPane(entriesPane, formPane);
        setResizableWithParent(formPane, false);
        workSplit.setDividerPositions(settingsStore.settings().dividerPosition());
        DividerPositions.whenDragged(
                workSplit,
                newShare -> {
                    if (workSplit.getOrientation() == Orientation.HORIZONTAL) {
                        settingsStore.changeSettings(it -> it.withDivider(newShare));
                    }
                });
        return workSplit;
    }

    private SidebarChoices sidebarChoices(
            SettingsStore settingsStore, CommandRegistry commandRegistry) {
        ObservableValue<BitSet> problemSlots =
                workspace.problemCountsProperty().map(ProblemCounts::slots);
        LibrarySearches librarySearches = new LibrarySearches(workspace.document(), settingsStore);
        return new SidebarChoices(
                workspace.entries().queryProperty(),
                query -> showNarrowed(query, Optional.empty()),
                workspace.entries().totalProperty(),
                sidebarPart("mine", workspace.ownSlotsProperty()),
                sidebarPart("recent", workspace.recentSlotsProperty()),
                sidebarPart("attention", problemSlots),
                new SidebarChoices.FollowedPart(
                        workspace.following().sourcesProperty().map(it -> !it.isEmpty()),
                        workspace.following().missingCountProperty(),
                        () -> commandRegistry.getCommand("following").perform()),
                new SidebarChoices.Saved(
                        librarySearches.listProperty(this),
                        librarySearches::keepSearch,
                        librarySearches::renameSearch,
                        librarySearches::dropSearch),
                GroupCommands.sidebarGroups(
                        workspace, () -> commandRegistry.getCommand("new-group").perform()),
                GroupCommands.sidebarTags(workspace),
                (slots, facetValue) -> AssignCommand.assign(workspace, slots, facetValue));
    }

    /// A part of the library that the table can be narrowed to.
    private SidebarChoices.Part sidebarPart(String partName, ObservableValue<BitSet> slots) {
        return new SidebarChoices.Part(
                slots.map(BitSet::cardinality),
                () ->
                        showNarrowed(
                                "",
                                Optional.of(
                                        new Narrowing(
                                                MESSAGES.text("only." + partName),
                                                slots.getValue()))));
    }

    private void showNarrowed(String query, Optional<Narrowing> narrowing) {
        workspace.entries().narrowingProperty().set(narrowing);
        workspace.entries().queryProperty().set(query);
    }

    /// @param createEntry makes the first entry of an empty library
    void offerNewEntry(Runnable createEntry) {
        entriesView.offerNew(createEntry);
    }

    /// Leads the keys into the table when it has just come up.
    void focusWhenShown() {
        entriesPane.whenShown(entriesView::begin);
    }

    void focusTable() {
        UiStepQueue.finishSteps();
        entriesView.focus();
    }

    /// Leads the keys to the table if the entry in the form is about to go: JavaFX would lead them
    /// to the first button of the toolbar.
    private void leaveForm(Library nextLibrary) {
        if (formPane.isFocusWithin() && nextLibrary.entryInSlot(leadSlot()).isEmpty()) {
            focusTable();
        }
    }

    /// Leads the keys to a text of the entry that is selected.
    void focusRefused(EditorModel.RefusedText refusedText) {
        editorView.focus(refusedText);
    }

    /// Leads the keys to a field of the entry that is selected.
    void focusField(String fieldName) {
        editorView.focusField(fieldName);
    }

    /// Leads the keys to one of the people in a field of the entry that is selected.
    void focusPerson(String fieldName, int personIndex) {
        editorView.focusPerson(fieldName, personIndex);
    }
}
