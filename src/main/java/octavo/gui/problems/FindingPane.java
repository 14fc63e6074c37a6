package octavo.gui.problems;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

import octavo.check.RetractedWorks;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.DiffView;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.DiffLines;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperLines;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.gui.problems.ProblemList.ProblemFinding;
import octavo.text.Diagnostic.DiagnosticSeverity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One problem: what is wrong, in which paper, what a fix would change there, and what can be done.
final class FindingPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(FindingPane.class);

    private final ProblemsModel model;
    private final ReviewPane reviewPane = new ReviewPane("problems-side");
    private final VBox fixBox = new VBox();
    private final DiffView diffView = new DiffView();
    private final Label offerLabel = ReviewText.subject("");
    private final Button fixOneButton = button("fix-one", this::fixOne);
    private final Button fixAllButton = button("fix-all", this::fixAll);
    private final Button goButton = button("go", this::showEntry);
    private final Button venueButton = button("venue", this::showVenue);
    private final Button acceptEntryButton = button("accept-entry", this::acceptEntry);
    private final MenuItem ignoreHere = new MenuItem(MESSAGES.text("ignore.here"));
    private final MenuButton ignoreMenu = ignoreMenu();
    private Optional<OfRule> shownRule = Optional.empty();
    private Optional<ProblemFinding> shownFinding = Optional.empty();

    FindingPane(ProblemsModel model) {
        this.model = model;
        diffView.setId("problems-diff");
        diffView.setAccessibleText(MESSAGES.text("diff"));
        offerLabel.setId("problems-offer");
        fixBox.getStyleClass().add("fix");
        ReviewPane.asMain(fixAllButton);
        ReviewPane.asMain(acceptEntryButton);
        ReviewPane.withKey(goButton, "⏎");
        model.previewProperty().addListener((_, _, _) -> showFix());
    }

    ReviewPane reviewPane() {
        return reviewPane;
    }

    /// Has a list take the focus from a button that can do nothing more.
    void returnFocusTo(Node findingList) {
        ReviewPane.returnFocusTo(findingList, fixAllButton, fixOneButton, acceptEntryButton);
    }

    /// Shows a problem, or nothing.
    void show(Optional<OfRule> rule, Optional<ProblemFinding> finding) {
        shownRule = rule;
        shownFinding = finding;
        if (rule.isEmpty() || finding.isEmpty()) {
            reviewPane.clear();
            return;
        }
        cleanUpId().ifPresent(cleanUp -> model.previewFix(cleanUp, finding.get()));
        reviewPane.show(content(rule.get(), finding.get()), actions(rule.get(), finding.get()));
        showFix();
    }

    private Optional<String> cleanUpId() {
        return shownRule.flatMap(rule -> rule.problemRule().cleanUpId());
    }

    private Node content(OfRule rule, ProblemFinding finding) {
        DiagnosticSeverity severity = rule.problemRule().problemCode().severity();
        List<ChipMark> chips =
                Stream.of(
                                new ChipMark(
                                        ProblemRows.severityName(severity),
                                        ProblemRows.tone(severity)),
                                new ChipMark(finding.fieldName(), MarkTone.NEUTRAL),
                                new ChipMark(finding.entryKey(), MarkTone.NEUTRAL))
                        .filter(chip -> !chip.chipText().isEmpty())
                        .toList();
        VBox content =
                new VBox(
                        ReviewText.subject(ProblemRows.summary(rule)),
                        MarkLabel.chips(chips),
                        ReviewText.plain(finding.message()));
        content.setId("problem");
        content.getStyleClass().add("review");
        model.paperOf(finding)
                .ifPresent(paper ->
                        content.getChildren()
                                .add(new PaperLines(paper, () -> model.showFinding(finding))));
        content.getChildren().add(fixBox);
        return content;
    }

    private List<Node> actions(OfRule rule, ProblemFinding finding) {
        goButton.setDisable(finding.slot() == ProblemFinding.NOWHERE);
        ignoreHere.setDisable(finding.entryKey().isEmpty());
        List<Node> actions =
                new ArrayList<>(
                        ProblemsModel.isAcceptable(rule.problemRule())
                                ? List.of(acceptEntryButton, ignoreMenu, goButton)
                                : List.of(fixAllButton, fixOneButton, ignoreMenu, goButton));
        if (ProblemsModel.isOfVenueField(finding)) {
            actions.add(venueButton);
        }
        return actions;
    }

    /// Shows what a fix would change in the entry.
    private void showFix() {
        if (shownFinding.isEmpty()) {
            return;
        }
        Optional<String> cleanUp = cleanUpId();
        boolean hasPreview =
                cleanUp.filter(it -> ProblemsModel.hasPreview(it, shownFinding.get())).isPresent();
        Optional<EntryFix> preview =
                model.previewProperty()
                        .get()
                        .filter(it -> hasPreview && it.slot() == shownFinding.get().slot());
        List<Node> lines = new ArrayList<>();
        if (cleanUp.isEmpty()) {
            lines.add(
                    model.definitionBox(shownFinding.get())
                            .<Node>map(it -> it)
                            .orElseGet(() -> ReviewText.muted(MESSAGES.text(adviceId()))));
        } else if (!hasPreview) {
            lines.add(ReviewText.muted(MESSAGES.text("fix.files")));
        } else {
            lines.add(ReviewText.heading(MESSAGES.text("fix.here")));
            lines.add(
                    preview.<Node>map(FindingPane::diffNode)
                            .orElseGet(() -> ReviewText.muted(MESSAGES.text("fix.busy"))));
            int others = preview.map(FindingPane::countOthers).orElse(0);
            if (others > 0) {
                lines.add(ReviewText.muted(MESSAGES.text("fix.others", others)));
            }
        }
        fixBox.getChildren().setAll(lines);
        // Of several problems, a clean-up may be able to fix some, which are known with the
        // preview.
        fixAllButton.setText(
                MESSAGES.text("fix-all", preview.map(EntryFix::fixableEntryCount).orElse(0)));
        fixAllButton.setDisable(
                cleanUp.isEmpty() || preview.filter(it -> it.fixableEntryCount() == 0).isPresent());
        fixOneButton.setDisable(
                cleanUp.isEmpty()
                        || shownFinding.get().slot() == ProblemFinding.NOWHERE
                        || hasPreview && preview.filter(it -> !it.changesNothing()).isEmpty());
    }

    private static int countOthers(EntryFix entryFix) {
        return entryFix.fixableEntryCount() - (entryFix.changesNothing() ? 0 : 1);
    }

    private static Node diffNode(EntryFix entryFix) {
        return entryFix.changesNothing()
                ? ReviewText.muted(MESSAGES.text("fix.nothing"))
                : new DiffLines(entryFix.diffLines());
    }

    /// Makes the changes that are shown; where they are not, offers them.
    private void fixOne() {
        if (shownFinding.isPresent() && cleanUpId().isPresent()) {
            String cleanUp = cleanUpId().get();
            if (ProblemsModel.hasPreview(cleanUp, shownFinding.get())) {
                model.applyPreview(MESSAGES.text("fix.step", ruleSummary()));
            } else {
                model.offerFix(cleanUp, shownFinding.get());
            }
        }
    }

    private String ruleSummary() {
        return shownRule.map(ProblemRows::summary).orElse("");
    }

    private void fixAll() {
        cleanUpId().ifPresent(model::offerFix);
    }

    private void showEntry() {
        shownFinding.ifPresent(model::showFinding);
    }

    private boolean isAcceptable() {
        return shownRule.filter(rule -> ProblemsModel.isAcceptable(rule.problemRule())).isPresent();
    }

    /// The message that says what to do where nothing can be fixed.
    private String adviceId() {
        if (shownRule.filter(rule -> RetractedWorks.isRetraction(rule.problemRule())).isPresent()) {
            return "fix.retracted";
        }
        return isAcceptable() ? "fix.accept" : "fix.none";
    }

    private void acceptEntry() {
        shownFinding.ifPresent(model::accept);
    }

    private void showVenue() {
        shownFinding.ifPresent(model::showVenue);
    }

    private MenuButton ignoreMenu() {
        ignoreHere.setId("problems-ignore-here");
        ignoreHere.setOnAction(_ ->
                shownFinding.ifPresent(finding ->
                        shownRule.ifPresent(rule -> model.ignore(rule.problemRule(), finding))));
        MenuItem ignoreEverywhere = new MenuItem(MESSAGES.text("ignore.everywhere"));
        ignoreEverywhere.setId("problems-ignore-everywhere");
        ignoreEverywhere.setOnAction(
                _ -> shownRule.ifPresent(rule -> model.ignore(rule.problemRule())));
        MenuButton menu =
                new MenuButton(MESSAGES.text("ignore"), null, ignoreHere, ignoreEverywhere);
        menu.setId("problems-ignore");
        menu.setMinWidth(MenuButton.USE_PREF_SIZE);
        return menu;
    }

    /// Shows a fix of all for review.
    ///
    /// @return the button that makes it
    Button showOffer(ProblemFix offeredFix) {
        diffView.show(offeredFix.diffLines());
        offerLabel.setText(MESSAGES.text("offer", offeredFix.summary(), offeredFix.entryCount()));
        Button acceptButton = button("accept", model::acceptFix);
        acceptButton.setDefaultButton(true);
        VBox head = new VBox(offerLabel);
        head.getStyleClass().add("review");
        BorderPane pane = new BorderPane(diffView);
        pane.setTop(head);
        Button declineButton = button("decline", model::declineFix);
        declineButton.setCancelButton(true);
        reviewPane.showFilling(pane, List.of(ReviewPane.asMain(acceptButton), declineButton));
        return acceptButton;
    }

    private static Button button(String id, Runnable action) {
        return ActionButton.of("problems-" + id, MESSAGES.text(id, 0), action);
    }
}
