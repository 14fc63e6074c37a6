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
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.gui.problems.ProblemList.ProblemFinding;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The problems of a library by rule, with fixes for the selected ones below.
public final class ProblemsView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProblemsView.class);
    private static final String ID = "problems";

    private final ProblemsModel model;
    private final TreeView<ProblemLine> problemTree = new TreeView<>(new TreeItem<>());
    private final Node treeRows = new IncrementalList(problemTree);
    private final SplitPane splitPane = new SplitPane(treeRows);
    private final DiffView diffView = new DiffView();
    private final Label offerLabel = new Label();

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
        problemTree.setId("problems");
        problemTree.setAccessibleText(MESSAGES.text("page"));
        problemTree.setShowRoot(false);
        problemTree.setCellFactory(_ -> new ProblemCell());
        problemTree.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        problemTree.setOnMouseClicked(this::whenClicked);
        splitPane.setOrientation(Orientation.VERTICAL);
        offerLabel.setId("problems-offer");
        offerLabel.getStyleClass().add("page-summary");
        diffView.setId("problems-diff");
        diffView.setAccessibleText(MESSAGES.text("diff"));
        setTop(new VBox(actionBar(), new IgnoredView(model)));
        setCenter(splitPane);
        model.findingsProperty().subscribe(this::show);
        model.mendingProperty().subscribe(this::show);
    }

    private HBox actionBar() {
        Label summary = new Label();
        summary.setId("problems-summary");
        summary.getStyleClass().add("muted");
        summary.setMinWidth(USE_PREF_SIZE);
        summary.textProperty()
                .bind(
                        model.checkingProperty()
                                .flatMap(isBusy ->
                                        model.findingsProperty()
                                                .map(found -> summary(isBusy, found))));
        ObservableValue<Optional<ProblemLine>> chosenLine =
                problemTree
                        .getSelectionModel()
                        .selectedItemProperty()
                        .map(item -> Optional.ofNullable(item.getValue()))
                        .orElse(Optional.empty());
        Button goButton =
                button(
                        "go",
                        () ->
                                chosenLine()
                                        .flatMap(ProblemLine::finding)
                                        .ifPresent(model::showFinding));
        goButton.disableProperty()
                .bind(chosenLine.map(line -> line.flatMap(ProblemLine::finding).isEmpty()));
        Button venueButton =
                button(
                        "venue",
                        () ->
                                chosenLine()
                                        .flatMap(ProblemLine::finding)
                                        .ifPresent(model::showVenue));
        ObservableValue<Boolean> isOfVenue =
                chosenLine.map(line ->
                        line.flatMap(ProblemLine::finding)
                                .filter(ProblemsModel::isOfVenueField)
                                .isPresent());
        venueButton.visibleProperty().bind(isOfVenue);
        venueButton.managedProperty().bind(isOfVenue);
        Button fixOneButton = button("fix-one", this::offerOne);
        fixOneButton
                .disableProperty()
                .bind(
                        chosenLine.map(line ->
                                line.flatMap(ProblemLine::finding).isEmpty()
                                        || line.flatMap(ProblemLine::cleanUpId).isEmpty()));
        Button fixAllButton = button("fix-all", this::offerAll);
        fixAllButton
                .disableProperty()
                .bind(chosenLine.map(line -> line.flatMap(ProblemLine::cleanUpId).isEmpty()));
        Button filesButton = button("files", model::checkFiles);
        filesButton.setDisable(!model.hasFolder());
        var foldersMenu = new PaperFoldersMenu(model.paperFolders());
        FlowPane buttons =
                new FlowPane(
                        filesButton,
                        foldersMenu,
                        ignoreMenu(chosenLine),
                        venueButton,
                        goButton,
                        fixOneButton,
                        fixAllButton);
        buttons.getStyleClass().add("page-buttons");
        buttons.setPrefWrapLength(Short.MAX_VALUE); // in one line, unless there is no room
        HBox.setHgrow(buttons, Priority.ALWAYS);
        HBox bar = new HBox(summary, buttons);
        bar.getStyleClass().add("page-bar");
        return bar;
    }

    private MenuButton ignoreMenu(ObservableValue<Optional<ProblemLine>> chosenLine) {
        MenuItem ignoreHere = new MenuItem(MESSAGES.text("ignore.here"));
        ignoreHere.setId("problems-ignore-here");
        ignoreHere
                .disableProperty()
                .bind(
                        chosenLine.map(line ->
                                line.flatMap(ProblemLine::finding)
                                        .filter(found -> !found.entryKey().isEmpty())
                                        .isEmpty()));
        ignoreHere.setOnAction(_ ->
                chosenLine()
                        .ifPresent(line ->
                                line.finding()
                                        .ifPresent(
                                                found -> model.ignore(line.problemRule(), found))));
        MenuItem ignoreEverywhere = new MenuItem(MESSAGES.text("ignore.everywhere"));
        ignoreEverywhere.setId("problems-ignore-everywhere");
        ignoreEverywhere.setOnAction(
                _ -> chosenLine().ifPresent(line -> model.ignore(line.problemRule())));
        MenuButton ignoreMenu =
                new MenuButton(MESSAGES.text("ignore"), null, ignoreHere, ignoreEverywhere);
        ignoreMenu.setId("problems-ignore");
        ignoreMenu.setMinWidth(USE_PREF_SIZE);
        ignoreMenu.disableProperty().bind(chosenLine.map(Optional::isEmpty));
        return ignoreMenu;
    }

    private static String summary(boolean isBusy, ProblemList found) {
        return isBusy
                ? MESSAGES.text("checking")
                : MESSAGES.text(
                        "summary",
                        found.problemCount(),
                        found.hintCount(),
                        found.rules().size(),
                        found.includesFiles() ? 1 : 0);
    }

    private static Button button(String id, Runnable action) {
        return ActionButton.of("problems-" + id, MESSAGES.text(id), action);
    }

    private Optional<ProblemLine> chosenLine() {
        return Optional.ofNullable(problemTree.getSelectionModel().getSelectedItem())
                .map(TreeItem::getValue);
    }

    private void offerOne() {
        chosenLine()
                .ifPresent(line ->
                        line.finding()
                                .ifPresent(found ->
                                        line.cleanUpId()
                                                .ifPresent(fix -> model.offerFix(fix, found))));
    }

    private void offerAll() {
        chosenLine().flatMap(ProblemLine::cleanUpId).ifPresent(model::offerFix);
    }

    private void show(ProblemList problemList) {
        List<String> openRules =
                problemTree.getRoot().getChildren().stream()
                        .filter(TreeItem::isExpanded)
                        .map(item -> item.getValue().problemRule().problemCode().id())
                        .collect(Collectors.toList());
        Optional<ProblemPosition> selectedPlace = selectedPlace();
        problemTree
                .getRoot()
                .getChildren()
                .setAll(
                        problemList.rules().stream()
                                .map(rule -> ruleItem(rule, openRules))
                                .toList());
        selectedPlace.ifPresent(this::selectNear);
    }

    /// Where something was selected before the list changed.
    ///
    /// @param ruleIndex the place of its rule
    /// @param findingIndex its own place among the findings of that; -1 for the rule itself
    private record ProblemPosition(ProblemLine problemLine, int ruleIndex, int findingIndex) {}

    private Optional<ProblemPosition> selectedPlace() {
        TreeItem<ProblemLine> item = problemTree.getSelectionModel().getSelectedItem();
        if (item == null || item.getValue() == null) {
            return Optional.empty();
        }
        TreeItem<ProblemLine> rule =
                item.getValue().finding().isPresent() ? item.getParent() : item;
        return Optional.of(
                new ProblemPosition(
                        item.getValue(),
                        problemTree.getRoot().getChildren().indexOf(rule),
                        rule.getChildren().indexOf(item)));
    }

    /// Selects what was selected; if that is no longer there, the next of its kind, and if there is
    /// none, the next kind.
    private void selectNear(ProblemPosition selectedPlace) {
        List<TreeItem<ProblemLine>> rules = problemTree.getRoot().getChildren();
        Optional<TreeItem<ProblemLine>> rule =
                rules.stream()
                        .filter(it ->
                                it.getValue()
                                        .problemRule()
                                        .equals(selectedPlace.problemLine().problemRule()))
                        .findFirst();
        if (rule.isEmpty()) {
            if (!rules.isEmpty()) {
                problemTree
                        .getSelectionModel()
                        .select(rules.get(clampIndex(selectedPlace.ruleIndex(), rules.size())));
            }
            return;
        }
        List<TreeItem<ProblemLine>> findingItems = rule.get().getChildren();
        boolean isRule = selectedPlace.findingIndex() < 0 || findingItems.isEmpty();
        TreeItem<ProblemLine> nextItem =
                isRule
                        ? rule.get()
                        : findingItems.stream()
                                .filter(it ->
                                        it.getValue()
                                                .finding()
                                                .equals(selectedPlace.problemLine().finding()))
                                .findFirst()
                                .orElseGet(() ->
                                        findingItems.get(
                                                clampIndex(
                                                        selectedPlace.findingIndex(),
                                                        findingItems.size())));
        problemTree.getSelectionModel().select(nextItem);
    }

    private static int clampIndex(int index, int size) {
        return Math.min(Math.max(index, 0), size - 1);
    }

    private static TreeItem<ProblemLine> ruleItem(OfRule rule, List<String> openRules) {
        TreeItem<ProblemLine> item = new TreeItem<>(ProblemLine.of(rule));
        rule.firstFindings()
                .forEach(found ->
                        item.getChildren().add(new TreeItem<>(ProblemLine.of(rule, found))));
        item.setExpanded(openRules.contains(rule.problemRule().problemCode().id()));
        return item;
    }

    private void show(Optional<ProblemFix> offeredFix) {
        boolean hasFocus = isFocusWithin();
        splitPane.getItems().setAll(treeRows);
        Node focusTarget = offeredFix.map(this::showOffer).orElse(problemTree);
        if (hasFocus) {
            focusTarget.requestFocus();
        }
    }

    /// @return the review of a fix
    private Node showOffer(ProblemFix offeredFix) {
        diffView.show(offeredFix.diffLines());
        offerLabel.setText(MESSAGES.text("offer", offeredFix.summary(), offeredFix.entryCount()));
        Button acceptButton = button("accept", model::acceptFix);
        acceptButton.setDefaultButton(true);
        splitPane.getItems().add(showOffer(acceptButton));
        splitPane.setDividerPositions(0.5);
        return acceptButton;
    }

    private BorderPane showOffer(Button acceptButton) {
        SafeWrapping.wrap(offerLabel);
        HBox.setHgrow(offerLabel, Priority.ALWAYS);
        HBox bar = new HBox(offerLabel, acceptButton, button("decline", model::declineFix));
        bar.getStyleClass().add("page-bar");
        BorderPane pane = new BorderPane(diffView);
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
        Optional<ProblemFinding> found = chosenLine().flatMap(ProblemLine::finding);
        found.ifPresent(model::showFinding);
        return found.isPresent();
    }
}
