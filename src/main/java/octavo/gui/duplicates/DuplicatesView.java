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
import octavo.gui.duplicates.PairModel.Sort;
import octavo.gui.incremental.IncrementalList;
import octavo.gui.page.LibraryPage;

import java.util.Map;

/// The duplicates page: the pairs on the left, one of them on the right.
public final class DuplicatesView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(DuplicatesView.class);

    private static final String ICON = "M8 3h11v14H8zM5 7v14h11M11 8h5M11 12h5";

    private final DuplicatesModel model;
    private final ListView<PairModel> list = new ListView<>();
    private final TriageKeys<PairModel> decisions;
    private final ScrollPane side = new ScrollPane();

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
        list.setItems(model.pairs());
        list.setId("pairs");
        list.setAccessibleText(MESSAGES.text("pairs"));
        list.setCellFactory(_ -> new TwoLines<>(PairModel::title, DuplicatesView::likeness));
        list.setPlaceholder(placeholder());
        decisions =
                new TriageKeys<>(
                        list,
                        () -> true,
                        Map.of(
                                KeyCode.M, model::join,
                                KeyCode.D, model::keepApart,
                                KeyCode.N, model::skip));
        list.getSelectionModel().selectedItemProperty().addListener(_ -> showSide());
        model.pairs().addListener((ListChangeListener<PairModel>) _ -> showSide());
        side.setId("pair-side");
        side.setFitToWidth(true);
        side.setFocusTraversable(false);
        Node pairs = new IncrementalList(list);
        getItems().setAll(pairs, side);
        setDividerPositions(0.32);
        setResizableWithParent(pairs, false);
        decisions.goOn();
    }

    private Label placeholder() {
        Label label = new Label();
        label.textProperty()
                .bind(model.busyProperty().map(busy -> MESSAGES.text(busy ? "busy" : "none")));
        label.getStyleClass().addAll("muted", "pairs-none");
        SafeWrapping.wrap(label);
        return label;
    }

    private static String keys(PairModel pair) {
        return pair.first() + "  ·  " + pair.second();
    }

    private static String likeness(PairModel pair) {
        String level = MESSAGES.text(pair.isCertain() ? "certain" : "likely");
        String sort = MESSAGES.text(pair.sort() == Sort.TWINS ? "twins" : "double");
        return MESSAGES.text(
                "line", keys(pair), sort, level, MessageTranslator.of(pair.reasons().getFirst()));
    }

    private void showSide() {
        PairModel chosen = list.getSelectionModel().getSelectedItem();
        side.setContent(
                chosen == null
                        ? null
                        : new PairView(
                                chosen,
                                new PairView.Ways(
                                        () -> decisions.decide(KeyCode.M),
                                        () -> decisions.decide(KeyCode.D),
                                        () -> decisions.decide(KeyCode.N),
                                        model::open),
                                model.problemProperty()));
    }
}
