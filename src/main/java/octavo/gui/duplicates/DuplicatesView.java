package octavo.gui.duplicates;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TriageKeys;
import octavo.gui.controls.TwoLines;
import octavo.gui.duplicates.PairModel.PairSort;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.pagecontract.LibraryPage;

import java.util.Map;

/// The duplicates page: the pairs on the left, one of them on the right.
public final class DuplicatesView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(DuplicatesView.class);

    private static final String ICON = "M8 3h11v14H8zM5 7v14h11M11 8h5M11 12h5";

    private final DuplicatesModel model;
    private final ListView<PairModel> pairList = new ListView<>();
    private final TriageKeys<PairModel> triageKeys;
    private final ScrollPane sidePane = new ScrollPane();

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
        getStylesheets().add(PackageStylesheet.of(DuplicatesView.class));
        pairList.setItems(model.pairModels());
        pairList.setId("pairs");
        pairList.setAccessibleText(MESSAGES.text("pairs"));
        pairList.setCellFactory(_ -> new TwoLines<>(PairModel::title, DuplicatesView::pairDetails));
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
        sidePane.setId("pair-side");
        sidePane.setFitToWidth(true);
        sidePane.setFocusTraversable(false);
        triageKeys.listenIn(sidePane);
        Node pairRows = new IncrementalList(pairList);
        getItems().setAll(pairRows, sidePane);
        setDividerPositions(0.32);
        setResizableWithParent(pairRows, false);
        triageKeys.goOn();
    }

    private Label placeholder() {
        Label label = new Label();
        label.textProperty()
                .bind(model.busyProperty().map(isBusy -> MESSAGES.text(isBusy ? "busy" : "none")));
        label.getStyleClass().addAll("muted", "pairs-none");
        SafeWrapping.wrap(label);
        return label;
    }

    private static String entryKeys(PairModel pairModel) {
        return pairModel.keptKey() + "  ·  " + pairModel.goneKey();
    }

    private static String pairDetails(PairModel pairModel) {
        String levelText = MESSAGES.text(pairModel.isCertain() ? "certain" : "likely");
        String sortText = MESSAGES.text(pairModel.sort() == PairSort.TWINS ? "twins" : "double");
        return MESSAGES.text(
                "line",
                entryKeys(pairModel),
                sortText,
                levelText,
                MessageTranslator.of(pairModel.reasons().getFirst()));
    }

    private void showSide() {
        PairModel chosenPair = pairList.getSelectionModel().getSelectedItem();
        sidePane.setContent(
                chosenPair == null
                        ? null
                        : new PairView(
                                chosenPair,
                                new PairView.PairActions(
                                        () -> triageKeys.decide(KeyCode.M),
                                        () -> triageKeys.decide(KeyCode.D),
                                        () -> triageKeys.decide(KeyCode.N),
                                        model::openEntry),
                                model.problemProperty()));
    }
}
