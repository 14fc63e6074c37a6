package octavo.gui.problems;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

import octavo.editing.tidy.CleanUpImpact;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.DiffView;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.CountMark;
import octavo.gui.masterdetail.RowMark.DotMark;
import octavo.gui.problems.CleanUpReview.ReviewedCleanUp;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/// The clean-ups on the left, the papers that one changes, and its diff above the button that makes
/// the changes.
final class CleanUpsPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(CleanUpsPane.class);

    private final ListView<CleanUpImpact> cleanUpList;
    private final ListView<PaperSummary> paperList;
    private final Label paperCount = new Label();
    private final ReviewPane reviewPane = new ReviewPane("clean-up-side");
    private final DiffView diffView = new DiffView();
    private final Button applyButton;

    /// @param showEntry shows the entry in a slot
    CleanUpsPane(CleanUpReview model, IntConsumer showEntry) {
        cleanUpList = new ListView<>(model.impacts());
        cleanUpList.setId("problem-clean-ups");
        cleanUpList.setAccessibleText(MESSAGES.text("tab.clean-ups"));
        cleanUpList.setPlaceholder(new Label(MESSAGES.text("checking")));
        ReviewCell.showIn(cleanUpList, CleanUpsPane::cleanUpRow);
        paperList = new ListView<>();
        paperList.setId("clean-up-papers");
        paperList.setAccessibleText(MESSAGES.text("clean-up.papers"));
        ReviewCell.showIn(
                paperList, paper -> ReviewRow.of(paper.title(), paper.details().plainText()));
        ProblemsView.onEnterOrDoubleClick(paperList, paper -> showEntry.accept(paper.slot()));
        diffView.setId("problem-clean-up-diff");
        diffView.setAccessibleText(MESSAGES.text("diff"));
        applyButton =
                ActionButton.of("problems-clean-up", MESSAGES.text("clean-up", 0), model::apply);
        ReviewPane.asMain(applyButton);
        ReviewPane.returnFocusTo(cleanUpList, applyButton);
        cleanUpList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, impact) -> {
                    if (impact != null) {
                        model.review(impact);
                    }
                });
        model.impacts()
                .addListener(
                        (ListChangeListener<CleanUpImpact>)
                                _ -> {
                                    if (cleanUpList.getSelectionModel().isEmpty()) {
                                        cleanUpList.getSelectionModel().selectFirst();
                                    }
                                    show(model.reviewedProperty().get());
                                });
        model.reviewedProperty().subscribe(this::show);
    }

    ListView<CleanUpImpact> cleanUpList() {
        return cleanUpList;
    }

    ReviewPane reviewPane() {
        return reviewPane;
    }

    /// The papers that the chosen one changes.
    VBox papers() {
        return ProblemsView.column(paperCount, paperList);
    }

    private static ReviewRow cleanUpRow(CleanUpImpact impact) {
        boolean isIdle = impact.entryCount() == 0;
        return ReviewRow.of(summary(impact), impact.cleanUp().name())
                .before(new DotMark(isIdle ? MarkTone.GOOD : MarkTone.ACCENT, ""))
                .after(new CountMark(MESSAGES.text("count", impact.entryCount())));
    }

    private static String summary(CleanUpImpact impact) {
        return MessageTranslator.of(LocalizedSentence.ofListedText(impact.cleanUp().summary()));
    }

    /// Nothing is chosen until the clean-ups are counted.
    private static String countText(String messageKey, Optional<CleanUpImpact> chosen) {
        return chosen.map(impact -> MESSAGES.text(messageKey, impact.entryCount()))
                .orElse(MESSAGES.text("checking"));
    }

    private void show(Optional<ReviewedCleanUp> reviewed) {
        Optional<CleanUpImpact> chosen =
                Optional.ofNullable(cleanUpList.getSelectionModel().getSelectedItem());
        int count = reviewed.map(each -> each.impact().entryCount()).orElse(0);
        paperList.getItems().setAll(reviewed.map(ReviewedCleanUp::papers).orElse(List.of()));
        paperCount.setText(countText("entries", chosen));
        diffView.show(reviewed.map(ReviewedCleanUp::diffLines).orElse(List.of()));
        applyButton.setText(countText("clean-up", chosen));
        applyButton.setDisable(count == 0);
        VBox head =
                new VBox(
                        ReviewText.subject(chosen.map(CleanUpsPane::summary).orElse("")),
                        ReviewText.heading(MESSAGES.text("diff")));
        head.getStyleClass().add("review");
        BorderPane pane = new BorderPane(diffView);
        pane.setTop(head);
        reviewPane.showFilling(pane, List.of(applyButton));
    }
}
