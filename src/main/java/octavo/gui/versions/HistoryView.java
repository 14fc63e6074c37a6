package octavo.gui.versions;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.DiffView;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.lazyloading.LazyPane;
import octavo.gui.librarystate.RepositorySession.FoundRepository;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.masterdetail.RowMark.DotMark;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.versions.ChangedPaper.PaperChange;
import octavo.gui.versions.EarlierState.CommittedState;
import octavo.gui.versions.EarlierState.KeptVersion;
import octavo.gui.versions.HistoryModel.ComparedVersion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The earlier versions of a library and its commits, the papers that have changed since one, and
/// how.
public final class HistoryView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(HistoryView.class);
    private static final String ID = "history";

    private static final String ICON = "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0zM12 7v5l3.5 2";

    /// The widths, in letters, needed for the parts side by side.
    private static final double WIDE = 44;

    private static final double WIDE_REVIEW = 44;

    private final HistoryModel model;
    private final ListView<EarlierState> versionList = new ListView<>();
    private final ListView<ChangedPaper> paperList = new ListView<>();
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
        ReviewCell.showIn(versionList, this::stateRow);
        paperList.setId("history-papers");
        paperList.setAccessibleText(MESSAGES.text("papers"));
        Label noPapers = new Label(MESSAGES.text("papers.none"));
        noPapers.visibleProperty().bind(model.comparedProperty().map(Optional::isPresent));
        paperList.setPlaceholder(noPapers);
        ReviewCell.showIn(paperList, HistoryView::paperRow);
        paperList.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                showChosenPaper();
            }
        });
        paperList.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        event.consume();
                        showChosenPaper();
                    }
                });
        diffView.setId("history-diff");
        diffView.setAccessibleText(MESSAGES.text("diff"));
        diffView.setPlaceholder(placeholder());
        getStylesheets().add(PackageStylesheet.of(ReviewPane.class));
        SplitPane review = new SplitPane();
        ResponsivePair.of(review, column("changed", paperList), reviewPane(), WIDE_REVIEW, 0.4);
        VBox versionColumn = column("versions", versionList);
        versionColumn.getChildren().add(1, repositoryLine());
        ResponsivePair.of(this, versionColumn, review, WIDE, 0.24);
        model.statesProperty().subscribe(this::showStates);
        model.comparedProperty()
                .subscribe(foundComparison ->
                        foundComparison.ifPresent(each -> {
                            diffView.show(each.diffLines());
                            paperList.getItems().setAll(each.changedPapers());
                        }));
        versionList.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && !restoreButton.isDisabled()) {
                event.consume();
                restoreButton.fire();
            }
        });
        versionList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosenState) -> {
                    if (chosenState != null) {
                        model.chooseState(chosenState);
                    }
                });
        visibleProperty()
                .subscribe(isNowVisible -> {
                    if (isNowVisible) {
                        model.readVersions();
                    }
                });
    }

    /// The state being viewed stays selected.
    private void showStates(List<EarlierState> allStates) {
        Optional<EarlierState> chosenState =
                Optional.ofNullable(versionList.getSelectionModel().getSelectedItem())
                        .filter(allStates::contains);
        versionList.getItems().setAll(allStates);
        chosenState.ifPresent(versionList.getSelectionModel()::select);
    }

    /// The branch, and whether its commits are listed; git is not run before somebody says so.
    private VBox repositoryLine() {
        Label branchLabel = new Label();
        branchLabel.setId("history-branch");
        branchLabel.getStyleClass().add("muted");
        SafeWrapping.wrap(branchLabel);
        CheckBox listBox = new CheckBox(MESSAGES.text("commits.list"));
        listBox.setId("history-commits");
        listBox.setOnAction(_ -> model.listCommits(listBox.isSelected()));
        VBox repositoryLine = new VBox(branchLabel, listBox);
        repositoryLine.getStyleClass().add("history-repository");
        model.repositoryProperty()
                .subscribe(found -> {
                    repositoryLine.setVisible(found.isPresent());
                    repositoryLine.setManaged(found.isPresent());
                    branchLabel.setText(found.map(HistoryView::branchText).orElse(""));
                    listBox.setSelected(model.isListingCommits());
                });
        return repositoryLine;
    }

    private static String branchText(FoundRepository found) {
        return found.branchName()
                .map(name -> MESSAGES.text("branch", name))
                .orElse(MESSAGES.text("branch.unknown"));
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

    private static VBox column(String headKey, ListView<?> list) {
        Label head = new Label(MESSAGES.text(headKey));
        head.getStyleClass().add("review-count");
        Node rows = new IncrementalList(list);
        VBox.setVgrow(rows, Priority.ALWAYS);
        VBox column = new VBox(head, rows);
        column.getStyleClass().add("review-middle");
        return column;
    }

    private ReviewPane reviewPane() {
        Label summary = ReviewText.subject("");
        summary.setId("history-summary");
        ObservableValue<Optional<ComparedVersion>> comparedVersion = model.comparedProperty();
        summary.textProperty()
                .bind(
                        comparedVersion.map(foundComparison ->
                                foundComparison
                                        .map(each ->
                                                MESSAGES.text(
                                                        "since", model.nameOf(each.earlierState())))
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
                        .ifPresent(
                                each -> model.restoreVersion(model.nameOf(each.earlierState()))));
        restoreButton.setMinWidth(USE_PREF_SIZE);
        VBox head = new VBox(summary);
        head.getStyleClass().add("review");
        BorderPane comparedPane = new BorderPane(diffView);
        comparedPane.setTop(head);
        ReviewPane reviewPane = new ReviewPane("history-side");
        reviewPane.showFilling(
                new LazyPane(comparedPane),
                List.of(ReviewPane.asMain(ReviewPane.withKey(restoreButton, "⏎"))));
        return reviewPane;
    }

    private ReviewRow stateRow(EarlierState earlierState) {
        return switch (earlierState) {
            case KeptVersion(var libraryVersion) ->
                    ReviewRow.of(
                            model.timeOf(earlierState),
                            MESSAGES.text("entries", libraryVersion.librarySize().entryCount()));
            case CommittedState(var commit) ->
                    ReviewRow.of(
                                    commit.subject(),
                                    MESSAGES.text(
                                            "commit.details",
                                            commit.author(),
                                            model.timeOf(earlierState)))
                            .before(new DotMark(MarkTone.ACCENT, MESSAGES.text("commit")));
        };
    }

    private static ReviewRow paperRow(ChangedPaper changedPaper) {
        PaperChange paperChange = changedPaper.paperChange();
        MarkTone tone =
                switch (paperChange) {
                    case ADDED -> MarkTone.GOOD;
                    case CHANGED -> MarkTone.DOUBTFUL;
                    case REMOVED -> MarkTone.BAD;
                };
        String id = paperChange.name().toLowerCase(Locale.ROOT);
        return ReviewRow.of(
                        changedPaper.paper().title(), changedPaper.paper().details().plainText())
                .before(new ChipMark(MESSAGES.text("change." + id), tone));
    }

    private void showChosenPaper() {
        Optional.ofNullable(paperList.getSelectionModel().getSelectedItem())
                .ifPresent(model::showPaper);
    }
}
