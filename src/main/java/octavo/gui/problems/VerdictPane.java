package octavo.gui.problems;

import static java.util.stream.Collectors.joining;

import javafx.scene.Node;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperLines;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.receipts.EntryReceipts;
import octavo.receipts.ReceiptSource.PersonSource;
import octavo.retractions.UpdateKind;
import octavo.text.LocalizedSentence;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What is known of one entry: the verdict and its reasons, notices, and what each service answered
/// and when.
final class VerdictPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(VerdictPane.class);

    private VerdictPane() {}

    /// @param entryReceipts who vouches for its values
    /// @param mending what can be mended
    static VBox content(
            VerdictRow row,
            Optional<EntryReceipts> entryReceipts,
            Runnable showEntry,
            Node mending) {
        VBox content = new VBox();
        content.setId("verdict");
        content.getStyleClass().add("review");
        List<ChipMark> chips = new ArrayList<>();
        Stream.of(row.verdictKind(), row.serviceVerdict())
                .distinct()
                .forEach(kind -> chips.add(new ChipMark(kind.words(), kind.tone())));
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
        if (row.isRetracted()) {
            content.getChildren().add(ReviewText.muted(MESSAGES.text("online.retracted")));
        }
        entryReceipts
                .flatMap(VerdictPane::acceptance)
                .ifPresent(text -> content.getChildren().add(ReviewText.plain(text)));
        if (row.serviceVerdict() == VerdictKind.NOT_ASKED) {
            content.getChildren().add(ReviewText.muted(MESSAGES.text("online.not-asked")));
            return content;
        }
        row.verifiedEntry()
                .ifPresent(verified -> {
                    addVerdict(content, verified.verdict());
                    if (VerificationModel.isAcceptable(row)) {
                        content.getChildren()
                                .add(ReviewText.muted(MESSAGES.text("online.acceptable")));
                    }
                    content.getChildren().add(mending);
                    content.getChildren().add(ReviewText.heading(MESSAGES.text("online.answers")));
                    verified.serviceAnswers()
                            .forEach(answer -> content.getChildren().add(answerNode(answer)));
                });
        return content;
    }

    /// What a person has accepted, and when; empty if nothing.
    private static Optional<String> acceptance(EntryReceipts entryReceipts) {
        Map<LocalizedSentence, List<String>> fieldsBySentence = new LinkedHashMap<>();
        entryReceipts
                .receiptsByField()
                .forEach((fieldName, receipt) -> {
                    if (receipt.source() instanceof PersonSource) {
                        fieldsBySentence
                                .computeIfAbsent(receipt.sentence(), _ -> new ArrayList<>())
                                .add(fieldName);
                    }
                });
        return fieldsBySentence.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        fieldsBySentence.entrySet().stream()
                                .map(each ->
                                        MESSAGES.text(
                                                "online.accepted",
                                                MessageTranslator.startingSentence(each.getKey()),
                                                String.join(", ", each.getValue())))
                                .collect(joining("\n")));
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
            String here = difference.claimedText();
            String there = difference.recordedText();
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
