package octavo.gui.problems;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TabButtons;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.gui.problems.ProblemList.ProblemFinding;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The kinds of problem and the clean-ups of a library, the papers of one, and what would change.
public final class ProblemsView extends SplitPane {
    public static final String ID = "problems";

    private static final MessageTexts MESSAGES = MessageTexts.of(ProblemsView.class);

    /// The widths, in letters, needed for the parts side by side.
    private static final double WIDE = 44;

    private static final double WIDE_REVIEW = 46;

    private final ProblemsModel model;
    private final ListView<OfRule> ruleList = new ListView<>();
    private final ListView<ProblemFinding> findingList = new ListView<>();
    private final Label findingCount = new Label();
    private final ToggleButton fileTab =
            TabButtons.tab("problems-tab-file", MESSAGES.text("tab.file", 0));
    private final ToggleButton cleanUpTab =
            TabButtons.tab("problems-tab-clean-ups", MESSAGES.text("tab.clean-ups"));
    private final ToggleButton onlineTab =
            TabButtons.tab("problems-tab-online", MESSAGES.text("tab.online"));
    private final FindingPane findingPane;
    private final CleanUpsPane cleanUpsPane;
    private final OnlinePane onlinePane;
    private final StackPane middle = new StackPane();
    private final StackPane right = new StackPane();
    private boolean isExchanging;

    public static LibraryPage page() {
        return new LibraryPage(
                ID,
                MESSAGES.text("page"),
                LineIcon.WARNING,
                library -> new ProblemsView(new ProblemsModel(library)));
    }

    public ProblemsView(ProblemsModel model) {
        this.model = model;
        this.findingPane = new FindingPane(model);
        this.cleanUpsPane = new CleanUpsPane(model.cleanUpReview(), model::showEntry);
        this.onlinePane = new OnlinePane(model.verificationModel());
        setId("problems-page");
        getStylesheets().add(PackageStylesheet.of(ReviewPane.class));
        ruleList.setId("problems");
        ruleList.setAccessibleText(MESSAGES.text("page"));
        ReviewCell.showIn(ruleList, ProblemRows::ruleRow);
        findingList.setId("problem-findings");
        findingList.setAccessibleText(MESSAGES.text("findings"));
        ReviewCell.showIn(
                findingList, finding -> ProblemRows.findingRow(finding, model.paperOf(finding)));
        ruleList.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        onEnterOrDoubleClick(findingList, model::showFinding);
        findingPane.returnFocusTo(findingList);
        SplitPane review = new SplitPane();
        review.setOrientation(Orientation.HORIZONTAL);
        ResponsivePair.of(review, middle, right, WIDE_REVIEW, 0.38);
        ResponsivePair.of(this, left(), review, WIDE, 0.23);
        ruleList.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, rule) -> showRule(Optional.ofNullable(rule)));
        findingList.getSelectionModel().selectedItemProperty().addListener(_ -> showFinding());
        model.findingsProperty().subscribe(this::show);
        model.checkingProperty().subscribe(_ -> showCounts());
        model.mendingProperty().addListener((_, _, offeredFix) -> showOffer(offeredFix));
        showPart();
        cleanUpTab.selectedProperty().addListener(_ -> showPart());
        onlineTab.selectedProperty().addListener(_ -> showPart());
    }

    /// Shows what services say.
    public void showOnline() {
        onlineTab.setSelected(true);
        onlinePane.filterList().requestFocus();
    }

    /// Has Enter and a double click do something with the chosen item.
    static <T> void onEnterOrDoubleClick(ListView<T> list, Consumer<T> action) {
        Runnable useChosen =
                () ->
                        Optional.ofNullable(list.getSelectionModel().getSelectedItem())
                                .ifPresent(action);
        list.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        event.consume();
                        useChosen.run();
                    }
                });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                useChosen.run();
            }
        });
    }

    /// A list below its number of papers.
    static VBox column(Label count, ListView<?> list) {
        count.getStyleClass().add("review-count");
        Node rows = new IncrementalList(list);
        VBox.setVgrow(rows, Priority.ALWAYS);
        VBox column = new VBox(count, rows);
        column.getStyleClass().add("review-middle");
        return column;
    }

    private Pane left() {
        ruleList.visibleProperty().bind(fileTab.selectedProperty());
        cleanUpsPane.cleanUpList().visibleProperty().bind(cleanUpTab.selectedProperty());
        onlinePane.filterList().visibleProperty().bind(onlineTab.selectedProperty());
        StackPane lists =
                new StackPane(
                        new IncrementalList(ruleList),
                        new IncrementalList(cleanUpsPane.cleanUpList()),
                        new IncrementalList(onlinePane.filterList()));
        VBox.setVgrow(lists, Priority.ALWAYS);
        VBox left =
                new VBox(
                        new TabButtons(fileTab, cleanUpTab, onlineTab),
                        lists,
                        shownWith(fileTab, foot()),
                        shownWith(onlineTab, onlinePane.foot()));
        left.getStyleClass().add("review-side");
        return left;
    }

    private static VBox shownWith(ToggleButton tab, VBox foot) {
        foot.visibleProperty().bind(tab.selectedProperty());
        foot.managedProperty().bind(foot.visibleProperty());
        return foot;
    }

    /// What is checked, and what is not.
    private VBox foot() {
        Label summary = new Label();
        summary.setId("problems-summary");
        summary.getStyleClass().add("muted");
        SafeWrapping.wrap(summary);
        summary.setMinHeight(USE_PREF_SIZE);
        summary.textProperty()
                .bind(
                        model.checkingProperty()
                                .flatMap(isBusy ->
                                        model.findingsProperty()
                                                .map(found -> summary(isBusy, found))));
        Button filesButton =
                ActionButton.of("problems-files", MESSAGES.text("files"), model::checkFiles);
        filesButton.setDisable(!model.hasFolder());
        FlowPane buttons = new FlowPane(filesButton, new PaperFoldersMenu(model.paperFolders()));
        buttons.getStyleClass().add("review-foot-row");
        VBox foot = new VBox(summary, buttons, new IgnoredView(model));
        foot.getStyleClass().add("review-foot");
        return foot;
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

    private void showPart() {
        model.cleanUpReview().setLookedAt(cleanUpTab.isSelected());
        model.verificationModel().setLookedAt(onlineTab.isSelected());
        if (onlineTab.isSelected()) {
            middle.getChildren().setAll(onlinePane.entries());
            right.getChildren().setAll(onlinePane.reviewPane());
        } else if (cleanUpTab.isSelected()) {
            middle.getChildren().setAll(cleanUpsPane.papers());
            right.getChildren().setAll(cleanUpsPane.reviewPane());
        } else {
            middle.getChildren().setAll(column(findingCount, findingList));
            right.getChildren().setAll(findingPane.reviewPane());
        }
    }

    /// Shows the problems. What was selected stays so; if that is no longer there, the next of its
    /// kind is, and if there is none, the next kind.
    private void show(ProblemList problemList) {
        int ruleIndex = Math.max(0, ruleList.getSelectionModel().getSelectedIndex());
        int findingIndex = Math.max(0, findingList.getSelectionModel().getSelectedIndex());
        Optional<OfRule> oldRule = chosenRule();
        Optional<ProblemFinding> oldFinding = chosenFinding();
        List<OfRule> rules = problemList.rules();
        Optional<OfRule> sameRule =
                rules.stream()
                        .filter(rule ->
                                oldRule.filter(it -> it.problemRule().equals(rule.problemRule()))
                                        .isPresent())
                        .findFirst();
        isExchanging = true;
        ruleList.getItems().setAll(rules);
        sameRule.ifPresentOrElse(
                ruleList.getSelectionModel()::select,
                () -> ruleList.getSelectionModel().select(Math.min(ruleIndex, rules.size() - 1)));
        isExchanging = false;
        showRule(chosenRule());
        List<ProblemFinding> findings = findingList.getItems();
        if (sameRule.isPresent() && !findings.isEmpty()) {
            int sameIndex = oldFinding.map(findings::indexOf).orElse(-1);
            int newIndex = sameIndex >= 0 ? sameIndex : Math.min(findingIndex, findings.size() - 1);
            findingList.getSelectionModel().clearAndSelect(newIndex);
        }
    }

    private Optional<OfRule> chosenRule() {
        return Optional.ofNullable(ruleList.getSelectionModel().getSelectedItem());
    }

    private Optional<ProblemFinding> chosenFinding() {
        return Optional.ofNullable(findingList.getSelectionModel().getSelectedItem());
    }

    private void showRule(Optional<OfRule> rule) {
        if (isExchanging) {
            return;
        }
        showCounts();
        findingList.getItems().setAll(rule.map(OfRule::firstFindings).orElse(List.of()));
        findingList.getSelectionModel().selectFirst();
        showFinding();
    }

    /// Before the first problems are found, nothing says that there are none.
    private void showCounts() {
        ProblemList found = model.findingsProperty().get();
        if (model.checkingProperty().get() && found.rules().isEmpty()) {
            fileTab.setText(MESSAGES.text("tab.file.checking"));
            findingCount.setText(MESSAGES.text("checking"));
        } else {
            fileTab.setText(MESSAGES.text("tab.file", found.problemCount() + found.hintCount()));
            findingCount.setText(
                    MESSAGES.text("entries", chosenRule().map(OfRule::problemCount).orElse(0)));
        }
    }

    private void showFinding() {
        model.declineFix();
        findingPane.show(chosenRule(), chosenFinding());
    }

    private void showOffer(Optional<ProblemFix> offeredFix) {
        boolean hasFocus = isFocusWithin();
        Node focusTarget = ruleList;
        if (offeredFix.isPresent()) {
            focusTarget = findingPane.showOffer(offeredFix.get());
        } else {
            findingPane.show(chosenRule(), chosenFinding());
        }
        if (hasFocus) {
            focusTarget.requestFocus();
        }
    }

    /// Enter shows the first problem, and the right arrow leads to the papers.
    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && chosenFinding().isPresent()) {
            event.consume();
            chosenFinding().ifPresent(model::showFinding);
        } else if (event.getCode() == KeyCode.RIGHT) {
            event.consume();
            findingList.requestFocus();
        }
    }
}
