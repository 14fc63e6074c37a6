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
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.lazyloading.LazyPane;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.versions.HistoryModel.ComparedVersion;
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
    private final ListView<LibraryVersion> versionList = new ListView<>();
    private final DiffView diffView = new DiffView();
    private final Button restoreButton = new Button(MESSAGES.text("restore"));

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
        versionList.setId("versions");
        versionList.setAccessibleText(MESSAGES.text("versions"));
        versionList.setPlaceholder(new Label(MESSAGES.text("none")));
        versionList.setCellFactory(_ -> new VersionCell());
        diffView.setId("history-diff");
        diffView.setAccessibleText(MESSAGES.text("diff"));
        diffView.setPlaceholder(placeholder());
        BorderPane comparedPane = new BorderPane(diffView);
        comparedPane.setTop(summaryBar());
        Node versionRows = new IncrementalList(versionList);
        getItems().setAll(versionRows, new LazyPane(comparedPane));
        setResizableWithParent(versionRows, false);
        setDividerPositions(0.28);
        model.versionsProperty().subscribe(this::showVersions);
        model.comparedProperty()
                .subscribe(foundComparison ->
                        foundComparison.ifPresent(each -> diffView.show(each.diffLines())));
        versionList.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && !restoreButton.isDisabled()) {
                event.consume();
                restoreButton.fire();
            }
        });
        versionList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosenVersion) -> {
                    if (chosenVersion != null) {
                        model.chooseVersion(chosenVersion);
                    }
                });
        visibleProperty()
                .subscribe(isNowVisible -> {
                    if (isNowVisible) {
                        model.readVersions();
                    }
                });
    }

    /// The version being viewed stays selected.
    private void showVersions(List<LibraryVersion> allVersions) {
        Optional<LibraryVersion> chosenVersion =
                Optional.ofNullable(versionList.getSelectionModel().getSelectedItem())
                        .filter(allVersions::contains);
        versionList.getItems().setAll(allVersions);
        chosenVersion.ifPresent(versionList.getSelectionModel()::select);
    }

    private Label placeholder() {
        Label label = new Label();
        label.textProperty()
                .bind(
                        model.comparedProperty()
                                .map(foundComparison ->
                                        foundComparison
                                                .map(each -> each.isSame() ? "same" : "bytes")
                                                .orElse("choose"))
                                .map(id -> MESSAGES.text(id)));
        return label;
    }

    private HBox summaryBar() {
        Label summary = new Label();
        summary.setId("history-summary");
        summary.getStyleClass().add("page-summary");
        ObservableValue<Optional<ComparedVersion>> comparedVersion = model.comparedProperty();
        summary.textProperty()
                .bind(
                        comparedVersion.map(foundComparison ->
                                foundComparison
                                        .map(each ->
                                                MESSAGES.text(
                                                        "since",
                                                        model.versionName(each.libraryVersion())))
                                        .orElse("")));
        restoreButton.setId("restore");
        restoreButton
                .disableProperty()
                .bind(
                        comparedVersion.map(foundComparison ->
                                foundComparison.map(ComparedVersion::isSame).orElse(true)));
        restoreButton.setOnAction(_ ->
                comparedVersion
                        .getValue()
                        .ifPresent(each ->
                                model.restoreVersion(model.versionName(each.libraryVersion()))));
        HBox.setHgrow(summary, Priority.ALWAYS);
        restoreButton.setMinWidth(USE_PREF_SIZE);
        HBox bar = new HBox(summary, restoreButton);
        bar.getStyleClass().add("page-bar");
        return bar;
    }

    /// A version on one line.
    private final class VersionCell extends ListCell<LibraryVersion> {
        @Override
        protected void updateItem(@Nullable LibraryVersion libraryVersion, boolean empty) {
            super.updateItem(libraryVersion, empty);
            setText(
                    empty || libraryVersion == null
                            ? null
                            : MESSAGES.text(
                                    "version",
                                    model.versionName(libraryVersion),
                                    libraryVersion.librarySize().entryCount()));
        }
    }
}
