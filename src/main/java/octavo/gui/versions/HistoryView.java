package octavo.gui.versions;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.gui.controls.DiffView;
import octavo.gui.controls.MessageTexts;
import octavo.gui.incremental.IncrementalList;
import octavo.gui.incremental.LazyPane;
import octavo.gui.page.LibraryPage;
import octavo.gui.versions.HistoryModel.Compared;
import octavo.recovery.LibraryVersion;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/// The earlier versions of a library, and the changes since the selected one.
public final class HistoryView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(HistoryView.class);
    private static final String ID = "history";

    private static final String ICON = "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0zM12 7v5l3.5 2";

    private final HistoryModel model;
    private final ListView<LibraryVersion> list = new ListView<>();
    private final DiffView diff = new DiffView();
    private final Button restore = new Button(MESSAGES.text("restore"));

    public static LibraryPage page() {
        return new LibraryPage(
                ID,
                MESSAGES.text("page"),
                ICON,
                library -> new HistoryView(new HistoryModel(library)));
    }

    public HistoryView(HistoryModel model) {
        this.model = model;
        setId("history-page");
        list.setId("versions");
        list.setAccessibleText(MESSAGES.text("versions"));
        list.setPlaceholder(new Label(MESSAGES.text("none")));
        list.setCellFactory(_ -> new VersionCell());
        diff.setId("history-diff");
        diff.setAccessibleText(MESSAGES.text("diff"));
        diff.setPlaceholder(placeholder());
        BorderPane compared = new BorderPane(diff);
        compared.setTop(bar());
        Node versions = new IncrementalList(list);
        getItems().setAll(versions, new LazyPane(compared));
        setResizableWithParent(versions, false);
        setDividerPositions(0.28);
        model.versionsProperty().subscribe(this::show);
        model.comparedProperty()
                .subscribe(found -> found.ifPresent(each -> diff.show(each.diff())));
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && !restore.isDisabled()) {
                event.consume();
                restore.fire();
            }
        });
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, version) -> {
                    if (version != null) {
                        model.choose(version);
                    }
                });
        visibleProperty()
                .subscribe(visible -> {
                    if (visible) {
                        model.refresh();
                    }
                });
    }

    /// The version being viewed stays selected.
    private void show(List<LibraryVersion> all) {
        Optional<LibraryVersion> chosen =
                Optional.ofNullable(list.getSelectionModel().getSelectedItem())
                        .filter(all::contains);
        list.getItems().setAll(all);
        chosen.ifPresent(list.getSelectionModel()::select);
    }

    private Label placeholder() {
        Label label = new Label();
        label.textProperty()
                .bind(
                        model.comparedProperty()
                                .map(found ->
                                        found.map(each -> each.isSame() ? "same" : "bytes")
                                                .orElse("choose"))
                                .map(id -> MESSAGES.text(id)));
        return label;
    }

    private HBox bar() {
        Label summary = new Label();
        summary.setId("history-summary");
        summary.getStyleClass().add("page-summary");
        ObservableValue<Optional<Compared>> compared = model.comparedProperty();
        summary.textProperty()
                .bind(
                        compared.map(found ->
                                found.map(each ->
                                                MESSAGES.text("since", model.name(each.version())))
                                        .orElse("")));
        restore.setId("restore");
        restore.disableProperty()
                .bind(compared.map(found -> found.map(Compared::isSame).orElse(true)));
        restore.setOnAction(_ ->
                compared.getValue().ifPresent(each -> model.restore(model.name(each.version()))));
        HBox.setHgrow(summary, Priority.ALWAYS);
        restore.setMinWidth(USE_PREF_SIZE);
        HBox bar = new HBox(summary, restore);
        bar.getStyleClass().add("page-bar");
        return bar;
    }

    /// A version on one line.
    private final class VersionCell extends ListCell<LibraryVersion> {
        @Override
        protected void updateItem(@Nullable LibraryVersion version, boolean empty) {
            super.updateItem(version, empty);
            setText(
                    empty || version == null
                            ? null
                            : MESSAGES.text(
                                    "version",
                                    model.name(version),
                                    version.librarySize().entryCount()));
        }
    }
}
