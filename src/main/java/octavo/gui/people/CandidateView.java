package octavo.gui.people;

import static java.util.stream.Collectors.joining;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.lazyloading.LazyBox;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperCard;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.masterdetail.RowMark.InitialsMark;
import octavo.gui.masterdetail.YearBars.YearSpan;
import octavo.people.NameRewrite;
import octavo.people.NameVariant;
import octavo.people.PersonCandidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Names that may be one person: the reasons, the papers of each, and what one spelling would
/// change.
final class CandidateView {
    private static final MessageTexts MESSAGES = MessageTexts.of(CandidateView.class);
    private static final int MOST_VENUES = 3;
    private static final int MOST_CHANGES = 5;

    /// Likely enough to be the first guess.
    private static final double LIKELY = 0.6;

    private final PeopleModel model;
    private final PersonCandidate candidate;
    private final VBox changesBox = new VBox();

    CandidateView(PeopleModel model, PersonCandidate candidate) {
        this.model = model;
        this.candidate = candidate;
    }

    /// How likely it is, as seen from afar.
    static ChipMark scoreMark(PersonCandidate candidate, String text) {
        return new ChipMark(text, candidate.score() >= LIKELY ? MarkTone.GOOD : MarkTone.DOUBTFUL);
    }

    /// The part above the buttons.
    Node content() {
        LazyBox box = new LazyBox();
        box.setId("candidate");
        box.getStyleClass().add("review");
        String kind = candidate.kind().name().toLowerCase(Locale.ROOT);
        changesBox.getStyleClass().add("name-changes");
        box.show(
                List.of(
                        ReviewText.heading(MESSAGES.text("kind." + kind)),
                        ReviewText.subject(names()),
                        MarkLabel.chips(reasonMarks()),
                        cards(),
                        ReviewText.heading(MESSAGES.text("spelling")),
                        spellingChoice(),
                        changesBox));
        showChanges(model.spellingChoice().previewProperty().get());
        return box;
    }

    private String names() {
        return candidate.variants().stream()
                .map(NameVariant::writtenName)
                .reduce((before, after) -> MESSAGES.text("names.and", before, after))
                .orElse("");
    }

    private List<ChipMark> reasonMarks() {
        return Stream.concat(
                        Stream.of(
                                scoreMark(
                                        candidate,
                                        MESSAGES.text(
                                                "likely", Math.round(candidate.score() * 100)))),
                        candidate.reasons().stream()
                                .map(reason ->
                                        new ChipMark(
                                                MessageTranslator.of(reason), MarkTone.NEUTRAL)))
                .toList();
    }

    private Node cards() {
        List<List<PaperSummary>> papers = candidate.variants().stream().map(model::papers).toList();
        Optional<YearSpan> yearSpan = YearSpan.of(papers.stream().flatMap(List::stream).toList());
        List<PaperCard> cards = new ArrayList<>();
        for (int i = 0; i < papers.size(); i++) {
            cards.add(card(candidate.variants().get(i), papers.get(i), yearSpan));
        }
        return PaperCard.sideBySide(cards);
    }

    private PaperCard card(
            NameVariant variant, List<PaperSummary> papers, Optional<YearSpan> yearSpan) {
        var head =
                new PaperCard.CardHead(
                        Optional.of(InitialsMark.ofName(variant.writtenName())),
                        variant.writtenName(),
                        cardDetails(papers));
        return new PaperCard(head, papers, yearSpan, model::goTo);
    }

    /// How many papers, when, and where.
    static String cardDetails(List<PaperSummary> papers) {
        Optional<YearSpan> years = YearSpan.of(papers);
        String venues =
                papers.stream()
                        .map(PaperSummary::venue)
                        .filter(venue -> !venue.isEmpty())
                        .distinct()
                        .limit(MOST_VENUES)
                        .collect(joining(", "));
        return Stream.of(
                        MESSAGES.text("variant", papers.size()),
                        years.map(YearSpan::shownYears).orElse(""),
                        venues)
                .filter(part -> !part.isEmpty())
                .collect(joining(" · "));
    }

    /// The spellings, of which one would be written.
    private Node spellingChoice() {
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("chips");
        ToggleGroup group = new ToggleGroup();
        String written = model.spellingChoice().spellingOf(candidate);
        candidate.variants().stream()
                .map(NameVariant::writtenName)
                .distinct()
                .forEach(name -> {
                    RadioButton spelling = new RadioButton(name);
                    spelling.setMnemonicParsing(false);
                    spelling.setToggleGroup(group);
                    spelling.setSelected(name.equals(written));
                    spelling.setOnAction(_ -> model.considerSpelling(candidate, name));
                    choices.getChildren().add(spelling);
                });
        return choices;
    }

    /// Shows what the chosen spelling would change.
    ///
    /// @param preview empty while that is being found out
    void showChanges(Optional<SpellingPlan> preview) {
        if (preview.isEmpty()) {
            changesBox.getChildren().setAll(ReviewText.muted(MESSAGES.text("changes.busy")));
            return;
        }
        SpellingPlan spellingPlan = preview.get();
        List<NameRewrite> rewrites = spellingPlan.namePlan().rewrites();
        changesBox
                .getChildren()
                .setAll(ReviewText.plain(MESSAGES.text("changes", rewrites.size())));
        rewrites.stream()
                .limit(MOST_CHANGES)
                .forEach(rewrite ->
                        changesBox
                                .getChildren()
                                .addAll(
                                        ReviewText.change(rewrite.oldName(), rewrite.newName()),
                                        ReviewText.muted(spellingPlan.titleOf(rewrite))));
        if (rewrites.size() > MOST_CHANGES) {
            changesBox
                    .getChildren()
                    .add(
                            ReviewText.muted(
                                    MESSAGES.text("changes.more", rewrites.size() - MOST_CHANGES)));
        }
    }

    /// The ways to decide.
    List<Button> actions(Runnable same, Runnable different, Runnable skip) {
        return List.of(
                ReviewPane.asMain(ReviewPane.withKey(button("same", same), "S")),
                ReviewPane.withKey(button("different", different), "D"),
                ReviewPane.withKey(button("skip", skip), "N"));
    }

    private static Button button(String what, Runnable action) {
        return ActionButton.of("candidate-" + what, MESSAGES.text(what), action);
    }
}
