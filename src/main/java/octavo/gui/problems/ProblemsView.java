package octavo.gui.problems;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.DiffView;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.incremental.IncrementalList;
import octavo.gui.page.LibraryPage;
import octavo.gui.problems.ProblemList.Found;
import octavo.gui.problems.ProblemList.OfRule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The problems of a library by rule, with fixes for the selected ones below.
public final class ProblemsView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProblemsView.class);
    private static final String ID = "problems";

    private final ProblemsModel model;
    private final TreeView<ProblemLine> tree = new TreeView<>(new TreeItem<>());
    private final Node rows = new IncrementalList(tree);
    private final SplitPane split = new SplitPane(rows);
    private final DiffView diff = new DiffView();
    private final Label offered = new Label();

    public static LibraryPage page() {
        return new LibraryPage(
                ID,
                MESSAGES.text("page"),
                LineIcon.WARNING,
                library -> new ProblemsView(new ProblemsModel(library)));
    }

    public ProblemsView(ProblemsModel model) {
        this.model = model;
        setId("problems-page");
        tree.setId("problems");
        tree.setAccessibleText(MESSAGES.text("page"));
        tree.setShowRoot(false);
        tree.setCellFactory(_ -> new ProblemCell());
        tree.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        tree.setOnMouseClicked(this::whenClicked);
        split.setOrientation(Orientation.VERTICAL);
        offered.setId("problems-offer");
        offered.getStyleClass().add("page-summary");
        diff.setId("problems-diff");
        diff.setAccessibleText(MESSAGES.text("diff"));
        setTop(new VBox(bar(), new IgnoredView(model)));
        setCenter(split);
        model.findingsProperty().subscribe(this::show);
        model.mendingProperty().subscribe(this::show);
    }

    private HBox bar() {
        Label summary = new Label();
        summary.setId("problems-summary");
        summary.getStyleClass().add("muted");
        summary.setMinWidth(USE_PREF_SIZE);
        summary.textProperty()
                .bind(
                        model.checkingProperty()
                                .flatMap(busy ->
                                        model.findingsProperty()
                                                .map(found -> summary(busy, found))));
        ObservableValue<Optional<ProblemLine>> chosen =
                tree.getSelectionModel()
                        .selectedItemProperty()
                        .map(item -> Optional.ofNullable(item.getValue()))
                        .orElse(Optional.empty());
        Button go = button("go", () -> chosen().flatMap(ProblemLine::found).ifPresent(model::show));
        go.disableProperty().bind(chosen.map(line -> line.flatMap(ProblemLine::found).isEmpty()));
        Button venue =
                button(
                        "venue",
                        () -> chosen().flatMap(ProblemLine::found).ifPresent(model::showVenue));
        ObservableValue<Boolean> isOfVenue =
                chosen.map(line ->
                        line.flatMap(ProblemLine::found)
                                .filter(ProblemsModel::isOfVenue)
                                .isPresent());
        venue.visibleProperty().bind(isOfVenue);
        venue.managedProperty().bind(isOfVenue);
        Button one = button("fix-one", this::offerOne);
        one.disableProperty()
                .bind(
                        chosen.map(line ->
                                line.flatMap(ProblemLine::found).isEmpty()
                                        || line.flatMap(ProblemLine::fix).isEmpty()));
        Button all = button("fix-all", this::offerAll);
        all.disableProperty().bind(chosen.map(line -> line.flatMap(ProblemLine::fix).isEmpty()));
        Button files = button("files", model::checkFiles);
        files.setDisable(!model.hasFolder());
        var folders = new PaperFoldersMenu(model.paperFolders());
        FlowPane buttons = new FlowPane(files, folders, ignore(chosen), venue, go, one, all);
        buttons.getStyleClass().add("page-buttons");
        buttons.setPrefWrapLength(Short.MAX_VALUE); // in one line, unless there is no room
        HBox.setHgrow(buttons, Priority.ALWAYS);
        HBox bar = new HBox(summary, buttons);
        bar.getStyleClass().add("page-bar");
        return bar;
    }

    private MenuButton ignore(ObservableValue<Optional<ProblemLine>> chosen) {
        MenuItem here = new MenuItem(MESSAGES.text("ignore.here"));
        here.setId("problems-ignore-here");
        here.disableProperty()
                .bind(
                        chosen.map(line ->
                                line.flatMap(ProblemLine::found)
                                        .filter(found -> !found.name().isEmpty())
                                        .isEmpty()));
        here.setOnAction(_ ->
                chosen().ifPresent(line ->
                        line.found().ifPresent(found -> model.ignore(line.rule(), found))));
        MenuItem everywhere = new MenuItem(MESSAGES.text("ignore.everywhere"));
        everywhere.setId("problems-ignore-everywhere");
        everywhere.setOnAction(_ -> chosen().ifPresent(line -> model.ignore(line.rule())));
        MenuButton ignore = new MenuButton(MESSAGES.text("ignore"), null, here, everywhere);
        ignore.setId("problems-ignore");
        ignore.setMinWidth(USE_PREF_SIZE);
        ignore.disableProperty().bind(chosen.map(Optional::isEmpty));
        return ignore;
    }

    private static String summary(boolean busy, ProblemList found) {
        return busy
                ? MESSAGES.text("checking")
                : MESSAGES.text(
                        "summary",
                        found.problems(),
                        found.hints(),
                        found.rules().size(),
                        found.hasFiles() ? 1 : 0);
    }

    private static Button button(String id, Runnable action) {
        return ActionButton.of("problems-" + id, MESSAGES.text(id), action);
    }

    private Optional<ProblemLine> chosen() {
        return Optional.ofNullable(tree.getSelectionModel().getSelectedItem())
                .map(TreeItem::getValue);
    }

    private void offerOne() {
        chosen().ifPresent(line ->
                line.found()
                        .ifPresent(found -> line.fix().ifPresent(fix -> model.offer(fix, found))));
    }

    private void offerAll() {
        chosen().flatMap(ProblemLine::fix).ifPresent(model::offer);
    }

    private void show(ProblemList findings) {
        List<String> open =
                tree.getRoot().getChildren().stream()
                        .filter(TreeItem::isExpanded)
                        .map(item -> item.getValue().rule().problemCode().id())
                        .collect(Collectors.toList());
        Optional<Place> place = place();
        tree.getRoot()
                .getChildren()
                .setAll(findings.rules().stream().map(rule -> branch(rule, open)).toList());
        place.ifPresent(this::goOn);
    }

    /// Where something was selected before the list changed.
    ///
    /// @param rule the place of its rule
    /// @param found its own place among the findings of that; -1 for the rule itself
    private record Place(ProblemLine line, int rule, int found) {}

    private Optional<Place> place() {
        TreeItem<ProblemLine> item = tree.getSelectionModel().getSelectedItem();
        if (item == null || item.getValue() == null) {
            return Optional.empty();
        }
        TreeItem<ProblemLine> rule = item.getValue().found().isPresent() ? item.getParent() : item;
        return Optional.of(
                new Place(
                        item.getValue(),
                        tree.getRoot().getChildren().indexOf(rule),
                        rule.getChildren().indexOf(item)));
    }

    /// Selects what was selected; if that is no longer there, the next of its kind, and if there is
    /// none, the next kind.
    private void goOn(Place place) {
        List<TreeItem<ProblemLine>> rules = tree.getRoot().getChildren();
        Optional<TreeItem<ProblemLine>> rule =
                rules.stream()
                        .filter(it -> it.getValue().rule().equals(place.line().rule()))
                        .findFirst();
        if (rule.isEmpty()) {
            if (!rules.isEmpty()) {
                tree.getSelectionModel().select(rules.get(within(place.rule(), rules.size())));
            }
            return;
        }
        List<TreeItem<ProblemLine>> findings = rule.get().getChildren();
        boolean isRule = place.found() < 0 || findings.isEmpty();
        TreeItem<ProblemLine> next =
                isRule
                        ? rule.get()
                        : findings.stream()
                                .filter(it -> it.getValue().found().equals(place.line().found()))
                                .findFirst()
                                .orElseGet(
                                        () -> findings.get(within(place.found(), findings.size())));
        tree.getSelectionModel().select(next);
    }

    private static int within(int index, int size) {
        return Math.min(Math.max(index, 0), size - 1);
    }

    private static TreeItem<ProblemLine> branch(OfRule rule, List<String> open) {
        TreeItem<ProblemLine> item = new TreeItem<>(ProblemLine.of(rule));
        rule.first()
                .forEach(found ->
                        item.getChildren().add(new TreeItem<>(ProblemLine.of(rule, found))));
        item.setExpanded(open.contains(rule.rule().problemCode().id()));
        return item;
    }

    private void show(Optional<ProblemFix> mending) {
        boolean here = isFocusWithin();
        split.getItems().setAll(rows);
        Node keys = mending.map(this::offer).orElse(tree);
        if (here) {
            keys.requestFocus();
        }
    }

    /// @return the review of a fix
    private Node offer(ProblemFix mending) {
        diff.show(mending.diff());
        offered.setText(MESSAGES.text("offer", mending.summary(), mending.entries()));
        Button accept = button("accept", model::accept);
        accept.setDefaultButton(true);
        split.getItems().add(offer(accept));
        split.setDividerPositions(0.5);
        return accept;
    }

    private BorderPane offer(Button accept) {
        SafeWrapping.wrap(offered);
        HBox.setHgrow(offered, Priority.ALWAYS);
        HBox bar = new HBox(offered, accept, button("decline", model::decline));
        bar.getStyleClass().add("page-bar");
        BorderPane pane = new BorderPane(diff);
        pane.setTop(bar);
        return pane;
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && showChosen()) {
            event.consume();
        }
    }

    private void whenClicked(MouseEvent event) {
        if (event.getClickCount() == 2) {
            showChosen();
        }
    }

    private boolean showChosen() {
        Optional<Found> found = chosen().flatMap(ProblemLine::found);
        found.ifPresent(model::show);
        return found.isPresent();
    }
}
