package octavo.gui.duplicates;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TriageKeys;
import octavo.gui.duplicates.PairModel.PairSort;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.masterdetail.SettleAllRow;
import octavo.gui.pagecontract.LibraryPage;

import java.util.List;
import java.util.Map;

/// The duplicates page: the pairs on the left, one of them on the right.
public final class DuplicatesView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(DuplicatesView.class);

    private static final String ICON = "M8 3h11v14H8zM5 7v14h11M11 8h5M11 12h5";

    /// The width, in letters, needed for both parts side by side.
    private static final double WIDE = 44;

    /// Fewer are as soon decided one by one.
    private static final int FEWEST_AT_ONCE = 2;

    private final DuplicatesModel model;
    private final ListView<PairModel> pairList = new ListView<>();
    private final TriageKeys<PairModel> triageKeys;
    private final ReviewPane sidePane = new ReviewPane("pair-side");

    public static LibraryPage page() {
        return new LibraryPage(
                "duplicates",
                MESSAGES.text("page"),
                ICON,
                library -> new DuplicatesView(new DuplicatesModel(library)));
    }

    public DuplicatesView(DuplicatesModel model) {
        this.model = model;
        setId("duplicates");
        getStylesheets()
                .addAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(DuplicatesView.class));
        pairList.setItems(model.pairModels());
        pairList.setId("pairs");
        pairList.setAccessibleText(MESSAGES.text("pairs"));
        ReviewCell.showIn(pairList, DuplicatesView::pairRow);
        pairList.setPlaceholder(placeholder());
        triageKeys =
                new TriageKeys<>(
                        pairList,
                        () -> true,
                        Map.of(
                                KeyCode.M, model::joinPair,
                                KeyCode.D, model::keepPairApart,
                                KeyCode.N, model::skipPair));
        pairList.getSelectionModel().selectedItemProperty().addListener(_ -> showSide());
        model.pairModels().addListener((ListChangeListener<PairModel>) _ -> showSide());
        triageKeys.listenIn(sidePane);
        ResponsivePair.of(this, pairColumn(), sidePane, WIDE, 0.3);
        triageKeys.goOn();
    }

    private VBox pairColumn() {
        Label count = new Label();
        count.setId("pairs-count");
        count.getStyleClass().add("review-count");
        Runnable showCount = () -> count.setText(countText());
        model.pairModels().subscribe(showCount);
        model.busyProperty().subscribe(showCount);
        Node pairRows = new IncrementalList(pairList);
        VBox.setVgrow(pairRows, Priority.ALWAYS);
        VBox column = new VBox(count, pairRows, trivialRow());
        column.getStyleClass().add("review-side");
        return column;
    }

    /// Settles those at once that hardly need a look.
    private SettleAllRow trivialRow() {
        SettleAllRow row =
                new SettleAllRow(
                        ActionButton.of(
                                "pairs-settle-trivial",
                                MESSAGES.text("settle-trivial"),
                                model::settleTrivial));
        model.pairModels()
                .subscribe(() -> {
                    List<PairModel> trivialPairs = model.trivialPairs();
                    row.show(
                            trivialPairs.size() < FEWEST_AT_ONCE
                                    ? ""
                                    : MESSAGES.text("trivial", trivialPairs.size()),
                            MESSAGES.text("trivial.help"));
                });
        return row;
    }

    /// How many pairs there are; empty while the first are searched.
    private String countText() {
        int pairCount = model.pairModels().size();
        return pairCount == 0 && model.busyProperty().get()
                ? ""
                : MESSAGES.text("count", pairCount);
    }

    private Label placeholder() {
        Label label = new Label();
        label.textProperty()
                .bind(model.busyProperty().map(isBusy -> MESSAGES.text(isBusy ? "busy" : "none")));
        label.getStyleClass().addAll("muted", "review-none");
        SafeWrapping.wrap(label);
        return label;
    }

    private static ReviewRow pairRow(PairModel pairModel) {
        String sortText = MESSAGES.text(pairModel.sort() == PairSort.TWINS ? "twins" : "double");
        String reasonText = MessageTranslator.of(pairModel.reasons().getFirst());
        return ReviewRow.of(pairModel.title(), MESSAGES.text("line", sortText, reasonText))
                .after(levelMark(pairModel));
    }

    /// How sure it is, as seen from afar.
    private static ChipMark levelMark(PairModel pairModel) {
        if (pairModel.isDoubtful()) {
            return new ChipMark(MESSAGES.text("doubtful"), MarkTone.DOUBTFUL);
        }
        return pairModel.isCertain()
                ? new ChipMark(MESSAGES.text("certain"), MarkTone.GOOD)
                : new ChipMark(MESSAGES.text("likely"), MarkTone.ACCENT);
    }

    private void showSide() {
        PairModel chosenPair = pairList.getSelectionModel().getSelectedItem();
        if (chosenPair == null) {
            sidePane.clear();
            return;
        }
        PairView view =
                new PairView(
                        chosenPair,
                        new PairView.PairActions(
                                () -> triageKeys.decide(KeyCode.M),
                                () -> triageKeys.decide(KeyCode.D),
                                () -> triageKeys.decide(KeyCode.N),
                                model::openEntry),
                        model.problemProperty());
        sidePane.show(view, view.actions());
        sidePane.showPosition(
                ReviewText.position(
                        pairList.getSelectionModel().getSelectedIndex(),
                        pairList.getItems().size()));
    }
}
