package octavo.gui;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.Messages;
import octavo.gui.editor.EditorView;
import octavo.gui.entries.EntriesModel.Narrowing;
import octavo.gui.entries.EntriesView;
import octavo.gui.preview.PreviewView;
import octavo.gui.sidebar.SidebarChoices;
import octavo.gui.sidebar.SidebarView;
import octavo.settings.Settings;

import java.util.BitSet;
import java.util.Optional;

/// The page of the entries: the sidebar, their table, and beside it the editor.
final class PapersView extends SplitPane {
    private static final Messages MESSAGES = Messages.of(PapersView.class);
    private static final double SIDEBAR = 0.17;

    private final Workspace workspace;
    private final SidebarView sidebar;
    private final EntriesView entries;
    private final EditorView editor;

    PapersView(Workspace workspace, Remembered remembered) {
        this.workspace = workspace;
        sidebar = new SidebarView(workspace.sidebar(), choices(remembered));
        editor = new EditorView(workspace.editor(), this::focusTable);
        entries = new EntriesView(workspace.entries(), editor::focusFirst);
        entries.layOut(
                remembered.settings().columns(),
                columns -> remembered.change(it -> it.withColumns(columns)));
        getItems().addAll(sidebar, work(remembered));
        setResizableWithParent(sidebar, false);
        setDividerPositions(SIDEBAR);
    }

    /// The table, and beside it the editor over the preview.
    private SplitPane work(Remembered remembered) {
        VBox side = new VBox(editor, new PreviewView(workspace.preview()));
        VBox.setVgrow(editor, Priority.ALWAYS);
        SplitPane work = new SplitPane(entries, side);
        setResizableWithParent(side, false);
        work.setDividerPositions(remembered.settings().divider());
        work.getDividers()
                .getFirst()
                .positionProperty()
                .addListener(
                        (_, _, at) -> remembered.change(it -> it.withDivider(at.doubleValue())));
        return work;
    }

    private SidebarChoices choices(Remembered remembered) {
        ObservableValue<BitSet> attention = workspace.attentionProperty().map(Attention::slots);
        return new SidebarChoices(
                workspace.entries().queryProperty(),
                query -> show(query, Optional.empty()),
                workspace.entries().totalProperty(),
                part("recent", workspace.recentProperty()),
                part("attention", attention),
                new SidebarChoices.Saved(
                        remembered.settingsProperty().map(Settings::searches),
                        search -> remembered.change(it -> it.withSearch(search)),
                        name -> remembered.change(it -> it.withoutSearch(name))),
                workspace::tag);
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

    void focusTable() {
        entries.focus();
    }

    /// Leads the keys to a field of the entry that is selected.
    void focusField(String field) {
        editor.focusField(field);
    }
}
