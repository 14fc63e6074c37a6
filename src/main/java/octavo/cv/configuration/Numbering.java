package octavo.cv.configuration;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How the entries of a section are numbered. A pattern such as `[C1]` or `1.` gives the text
/// around the number and its start; `-` before it counts down to it, `+` continues from the
/// previous section with the same letters.
public record Numbering(
        String prefix, int firstNumber, String suffix, int direction, boolean continuesSeries) {
    public static final Numbering NONE = new Numbering("", 1, "", 0, false);
    public static final DiagnosticCode NO_NUMBERING =
            new DiagnosticCode("no-numbering", DiagnosticSeverity.ERROR);

    private static final Pattern PATTERN_SYNTAX =
            Pattern.compile("([+-]{0,2})([^0-9]*)([0-9]{1,6})([^0-9]*)");

    public static Parsed<Numbering> parse(String text) {
        if (text.isBlank() || text.equals("none")) {
            return new Parsed<>(NONE, List.of());
        }
        Matcher patternMatcher = PATTERN_SYNTAX.matcher(text);
        if (!patternMatcher.matches()) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of(
                            "is {0}, which is not a numbering: write [1], 1., [C1] or -[1]", text);
            Span wholeSpan = new Span(0, text.length());
            return new Parsed<>(
                    NONE, List.of(new Diagnostic(wholeSpan, NO_NUMBERING, messageSentence)));
        }
        return new Parsed<>(
                new Numbering(
                        patternMatcher.group(2),
                        Integer.parseInt(patternMatcher.group(3)),
                        patternMatcher.group(4),
                        patternMatcher.group(1).contains("-") ? -1 : 1,
                        patternMatcher.group(1).contains("+")),
                List.of());
    }

    public boolean isNone() {
        return direction == 0;
    }

    /// The letters that identify a series of sections with continued numbers.
    public String series() {
        return prefix.replaceAll("[^\\p{L}]", "");
    }

    /// The lowest number of a section.
    ///
    /// @param nextNumber the number after the previous section of this series
    public int lowestNumber(Optional<Integer> nextNumber) {
        return continuesSeries ? nextNumber.orElse(firstNumber) : firstNumber;
    }

    /// The label of an entry among a number of entries.
    public String labelOf(int index, int entryCount, int lowestNumber) {
        int number = direction < 0 ? lowestNumber + entryCount - 1 - index : lowestNumber + index;
        return isNone() ? "" : prefix + number + suffix;
    }
}
