package octavo.gui.problems;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.joining;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.ReviewRow;
import octavo.gui.masterdetail.RowMark.CountMark;
import octavo.gui.masterdetail.RowMark.DotMark;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.gui.problems.ProblemList.ProblemFinding;
import octavo.text.Diagnostic.DiagnosticSeverity;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The rows of the lists of problems: a rule with its number, and a paper with what is wrong in it.
final class ProblemRows {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProblemRows.class);

    /// What begins a quotation, in English and German.
    private static final String QUOTES = "“„";

    private static final String DOT = " · ";

    private ProblemRows() {}

    static ReviewRow ruleRow(OfRule rule) {
        DiagnosticSeverity severity = rule.problemRule().problemCode().severity();
        return ReviewRow.of(summary(rule), "")
                .before(new DotMark(tone(severity), severityName(severity)))
                .after(new CountMark(MESSAGES.text("count", rule.problemCount())));
    }

    static MarkTone tone(DiagnosticSeverity severity) {
        return switch (severity) {
            case ERROR -> MarkTone.BAD;
            case WARNING -> MarkTone.DOUBTFUL;
            case HINT -> MarkTone.NEUTRAL;
        };
    }

    static String severityName(DiagnosticSeverity severity) {
        return MESSAGES.text("severity." + severity.name().toLowerCase(Locale.ROOT));
    }

    /// What a rule is about. Elsewhere, it is part of a sentence.
    static String summary(OfRule rule) {
        return MessageTranslator.startingSentence(rule.problemRule().summary());
    }

    /// A paper; where a problem is in none, what the problem is.
    static ReviewRow findingRow(ProblemFinding finding, Optional<PaperSummary> paper) {
        return paper.map(it ->
                        ReviewRow.of(
                                it.title(),
                                Stream.of(it.details().plainText(), ownValue(finding, it))
                                        .filter(not(String::isEmpty))
                                        .collect(joining(DOT))))
                .orElseGet(() -> ReviewRow.of(finding.message(), shownValue(finding)));
    }

    /// The value that is wrong, unless it is the title.
    private static String ownValue(ProblemFinding finding, PaperSummary paper) {
        String value = shownValue(finding);
        return value.equals(paper.title()) || finding.fieldName().isEmpty() ? "" : value;
    }

    /// What the message does not quote.
    private static String shownValue(ProblemFinding finding) {
        int valueIndex = finding.message().indexOf(finding.value());
        boolean isQuoted =
                valueIndex > 0 && QUOTES.indexOf(finding.message().charAt(valueIndex - 1)) >= 0;
        return isQuoted || finding.nameIndex().isPresent() ? "" : finding.value();
    }
}
