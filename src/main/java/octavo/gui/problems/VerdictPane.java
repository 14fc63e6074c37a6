package octavo.gui.problems;

import javafx.scene.Node;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperLines;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.retractions.UpdateKind;
import octavo.verify.FieldDifference;
import octavo.verify.ServiceAnswer;
import octavo.verify.VerificationVerdict;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;

/// What is known of one entry: the verdict and its reasons, notices, and what each service answered
/// and when.
final class VerdictPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(VerdictPane.class);

    private VerdictPane() {}

    /// @param mending what can be mended
    static VBox content(VerdictRow row, Runnable showEntry, Node mending) {
        VBox content = new VBox();
        content.setId("verdict");
        content.getStyleClass().add("review");
        List<ChipMark> chips = new ArrayList<>();
        chips.add(new ChipMark(row.verdictKind().words(), row.verdictKind().tone()));
        if (row.isRetracted()) {
            chips.add(new ChipMark(MESSAGES.text("online.retracted"), MarkTone.BAD));
        }
        chips.add(new ChipMark(row.entry().key(), MarkTone.NEUTRAL));
        content.getChildren()
                .addAll(MarkLabel.chips(chips), new PaperLines(row.paper(), showEntry));
        row.notices().stream()
                .filter(notice -> notice.kind() != UpdateKind.REINSTATEMENT)
                .forEach(notice ->
                        content.getChildren()
                                .add(
                                        ReviewText.plain(
                                                MessageTranslator.startingSentence(
                                                        notice.sentence()))));
        if (row.verdictKind() == VerdictKind.NOT_ASKED) {
            content.getChildren().add(ReviewText.muted(MESSAGES.text("online.not-asked")));
            return content;
        }
        row.verifiedEntry()
                .ifPresent(verified -> {
                    addVerdict(content, verified.verdict());
                    content.getChildren().add(mending);
                    content.getChildren().add(ReviewText.heading(MESSAGES.text("online.answers")));
                    verified.serviceAnswers()
                            .forEach(answer -> content.getChildren().add(answerNode(answer)));
                });
        return content;
    }

    private static void addVerdict(VBox content, VerificationVerdict verdict) {
        switch (verdict) {
            case ConfirmedEntry(var serviceNames) ->
                    content.getChildren()
                            .add(
                                    ReviewText.plain(
                                            MESSAGES.text(
                                                    "online.confirmed",
                                                    String.join(", ", serviceNames))));
            case DifferingEntry(var differences) -> addDifferences(content, differences);
            case UnknownEntry(var serviceNames) ->
                    content.getChildren()
                            .add(
                                    ReviewText.plain(
                                            MESSAGES.text(
                                                    "online.unknown",
                                                    serviceNames.size(),
                                                    String.join(", ", serviceNames))));
            case DisputedEntry(var evidence, var differences) -> {
                content.getChildren().add(ReviewText.heading(MESSAGES.text("online.against")));
                evidence.forEach(fact ->
                        content.getChildren()
                                .add(
                                        ReviewText.plain(
                                                MessageTranslator.startingSentence(
                                                        fact.sentence()))));
                addDifferences(content, differences);
            }
            case UndecidedEntry(var reason) ->
                    content.getChildren()
                            .add(ReviewText.plain(MessageTranslator.startingSentence(reason)));
        }
    }

    private static void addDifferences(VBox content, List<FieldDifference> differences) {
        if (differences.isEmpty()) {
            return;
        }
        content.getChildren().add(ReviewText.heading(MESSAGES.text("online.differences")));
        for (FieldDifference difference : differences) {
            String here = namedIn(difference.claimedText());
            String there = namedIn(difference.recordedText());
            String wordsId =
                    here.isEmpty()
                            ? "online.missing-here"
                            : there.isEmpty() ? "online.only-here" : "online.difference";
            content.getChildren()
                    .add(
                            new VBox(
                                    ReviewText.muted(
                                            MESSAGES.text(
                                                    wordsId,
                                                    difference.fieldName(),
                                                    difference.serviceName())),
                                    ReviewText.change(here, there)));
        }
    }

    /// Who is named on one side of a difference; nobody if the others are just not repeated.
    private static String namedIn(String differingText) {
        return differingText.equals("…") ? "" : differingText;
    }

    private static Node answerNode(ServiceAnswer answer) {
        String text = MessageTranslator.startingSentence(answer.sentence());
        VBox lines = new VBox(answer.isAnswer() ? ReviewText.plain(text) : ReviewText.muted(text));
        answer.answeredAt().ifPresent(at -> lines.getChildren().add(ReviewText.muted(dateOf(at))));
        return lines;
    }

    static String dateOf(Instant answeredAt) {
        return MESSAGES.text(
                "online.answered",
                DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                        .withLocale(MESSAGES.locale())
                        .format(answeredAt.atZone(ZoneId.systemDefault())));
    }
}
