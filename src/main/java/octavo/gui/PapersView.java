package octavo.gui;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.StackPane;

import octavo.gui.bulkedit.BulkFormView;
import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.DividerPositions;
import octavo.gui.controls.LazyPane;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UiStep;
import octavo.gui.controls.UiStepQueue;
import octavo.gui.controls.UserCommand;
import octavo.gui.editor.EditorModel;
import octavo.gui.editor.EditorView;
import octavo.gui.entries.EntriesModel.Narrowing;
import octavo.gui.entries.EntriesView;
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
    private static final double SIDEBAR = 0.17;
    private static final double HALF = 0.5;

    /// How many letters it takes to have the editor beside the table, and the sidebar beside both.
    private static final double WIDE = 64;

    private static final double MEDIUM = 43;

    /// What can be done to several entries, by the buttons above their form.
    private static final List<String> SEVERAL =
            List.of("replace", "change-field", "tag", "untag", "make-keys");

    private final Workspace workspace;
    private final LazyPane sidebarPlace;
    private final LazyPane entriesPlace;
    private final LazyPane sidePlace;
    private final EntriesView entries;
    private final EditorView editor;
    private final SplitPane work;
    private final SettingsStore remembered;

    /// How much of the page the sidebar is to take.
    private double share = SIDEBAR;

    /// @param commands what can be done to entries
    /// @param em the size of letters
    PapersView(
            Workspace workspace,
            SettingsStore remembered,
            EntryClipboard copying,
            PaperOpening opening,
            CommandRegistry commands,
            ObservableValue<Double> em) {
        this.workspace = workspace;
        this.remembered = remembered;
        SidebarView sidebar =
                new SidebarView(
                        workspace.sidebar(), choices(remembered, commands.get("new-group")));
        editor =
                new EditorView(
                        workspace.editor(),
                        this::focusTable,
                        field -> opening.open(workspace, lead(), field));
        entries = new EntriesView(workspace.entries(), editor::focusFirst);
        entries.carry(alt -> copying.dragged(workspace, alt));
        entries.link(new FileLinking(remembered.background(), workspace)::link);
        rememberStyle();
        entries.layOut(
                remembered.settings().layout(file()),
                layout -> remembered.change(it -> it.withLayout(file(), layout)));
        entries.offer(RowMenu.of(commands));
        workspace.whenChanging(this::leaveForm);
        entries.whenMarked(id -> commands.get(id).perform());
        sidebarPlace = new LazyPane(sidebar);
        setResizableWithParent(sidebarPlace, false);
        entriesPlace = new LazyPane(entries);
        PreviewView preview =
                new PreviewView(
                        workspace.preview(),
                        place -> opening.open(workspace, List.of(place)),
                        workspace.projects()::show);
        preview.whenCopied(copying::say);
        preview.whenRead(() -> commands.get("read-paper").perform());
        BulkFormView several =
                new BulkFormView(
                        workspace.bulkForm(),
                        this::focusTable,
                        SEVERAL.stream().map(commands::get).toList());
        editor.visibleProperty().bind(several.visibleProperty().not());
        StackPane form = new StackPane(editor, several);
        HiddenEntryNote note = new HiddenEntryNote(workspace.entries(), form);
        StackPane.setAlignment(note, Pos.TOP_RIGHT);
        form.getChildren().add(note);
        sidePlace = new LazyPane(new SideBox(form, preview, em));
        work = work(remembered);
        arrange(em.getValue());
        // In the midst of a layout or of new styles, JavaFX cannot do with other panes.
        UiStep arranging = UiStep.once(this, () -> arrange(em.getValue()));
        UiStep sharing =
                UiStep.once(
                        this,
                        () -> {
                            arrange(em.getValue());
                            share();
                        });
        widthProperty().subscribe(arranging::take);
        em.subscribe((_, _) -> sharing.take());
        DividerPositions.whenDragged(this, at -> share = at);
    }

    /// The file of the library; empty if it has none.
    private String file() {
        return workspace.document().path().map(Settings::nameOf).orElse("");
    }

    /// Shows which columns there are to choose from.
    void showColumns() {
        entries.showColumns();
    }

    /// The slot of the entry that the form shows.
    private int lead() {
        return workspace.entries().selectionProperty().get().lead();
    }

    /// Where there is little room for the size of letters that somebody wants, the editor goes
    /// below the table, and the sidebar away.
    private void arrange(double em) {
        double letters = getWidth() == 0 ? WIDE : getWidth() / em;
        boolean beside = letters >= WIDE;
        if (beside != (work.getOrientation() == Orientation.HORIZONTAL)) {
            work.setOrientation(beside ? Orientation.HORIZONTAL : Orientation.VERTICAL);
            work.setDividerPositions(beside ? remembered.settings().divider() : HALF);
        }
        List<Node> shown = letters >= MEDIUM ? List.of(sidebarPlace, work) : List.of(work);
        if (!getItems().equals(shown)) {
            getItems().setAll(shown);
            setDividerPositions(share);
        }
    }

    /// Gives the sidebar and the editor their shares, of which larger letters have made more.
    private void share() {
        setDividerPositions(share);
        if (work.getOrientation() == Orientation.HORIZONTAL) {
            work.setDividerPositions(remembered.settings().divider());
        }
    }

    /// References are shown in the style of the settings; one that is chosen beside the reference
    /// becomes that.
    private void rememberStyle() {
        PreviewModel preview = workspace.preview();
        remembered
                .whileShown(this)
                .subscribe(now -> preview.styleProperty().set(now.habits().style()));
        preview.usedProperty()
                .addListener((_, _, style) -> remembered.change(it -> it.withStyle(style)));
    }

    /// The table, and beside it the editor over the preview.
    private SplitPane work(SettingsStore remembered) {
        SplitPane work = new SplitPane(entriesPlace, sidePlace);
        setResizableWithParent(sidePlace, false);
        work.setDividerPositions(remembered.settings().divider());
        DividerPositions.whenDragged(
                work,
                at -> {
                    if (work.getOrientation() == Orientation.HORIZONTAL) {
                        remembered.change(it -> it.withDivider(at));
                    }
                });
        return work;
    }

    private SidebarChoices choices(SettingsStore remembered, UserCommand newGroup) {
        ObservableValue<BitSet> attention = workspace.attentionProperty().map(ProblemCounts::slots);
        LibrarySearches searches = new LibrarySearches(workspace.document(), remembered);
        return new SidebarChoices(
                workspace.entries().queryProperty(),
                query -> show(query, Optional.empty()),
                workspace.entries().totalProperty(),
                part("recent", workspace.recentProperty()),
                part("attention", attention),
                new SidebarChoices.Saved(
                        searches.listProperty(this),
                        searches::keep,
                        searches::rename,
                        searches::drop),
                GroupCommands.of(workspace, newGroup::perform),
                (slots, value) -> AssignCommand.assign(workspace, slots, value));
    }

    /// A part of the library that the table can be narrowed to.
    private SidebarChoices.Part part(String name, ObservableValue<BitSet> slots) {
        return new SidebarChoices.Part(
                slots.map(BitSet::cardinality),
                () ->
                        show(
                                "",
                                Optional.of(
                                        new Narrowing(
                                                MESSAGES.text("only." + name), slots.getValue()))));
    }

    private void show(String query, Optional<Narrowing> only) {
        workspace.entries().narrowingProperty().set(only);
        workspace.entries().queryProperty().set(query);
    }

    /// @param create makes the first entry of an empty library
    void offerNew(Runnable create) {
        entries.offerNew(create);
    }

    /// Leads the keys into the table when it has just come up.
    void begin() {
        entriesPlace.whenShown(entries::begin);
    }

    void focusTable() {
        UiStepQueue.finish();
        entries.focus();
    }

    /// Leads the keys to the table if the entry in the form is about to go: JavaFX would lead them
    /// to the first button of the toolbar.
    private void leaveForm(Library next) {
        if (sidePlace.isFocusWithin() && next.entry(lead()).isEmpty()) {
            focusTable();
        }
    }

    /// Leads the keys to a text of the entry that is selected.
    void focus(EditorModel.Refused refused) {
        editor.focus(refused);
    }

    /// Leads the keys to a field of the entry that is selected.
    void focusField(String field) {
        editor.focusField(field);
    }

    /// Leads the keys to one of the people in a field of the entry that is selected.
    void focusPerson(String field, int person) {
        editor.focusPerson(field, person);
    }
}
