package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A kind of number with a check digit, so that typing errors show.
///
/// @param digitsPattern which digits may be such a number
/// @param isCheckDigitRight whether the check digit is correct
/// @param unreadableCode the code of the diagnostic if there is no such number
record CheckedNumber(
        Pattern digitsPattern,
        Predicate<String> isCheckDigitRight,
        DiagnosticCode unreadableCode,
        DiagnosticCode wrongDigitCode,
        LocalizedSentence formDescription) {

    /// Digits with nothing between them; the last may be an X.
    private static final Pattern GROUP =
            Pattern.compile("(?<![\\p{L}\\p{Nd}])[0-9]*[0-9Xx](?![\\p{L}\\p{Nd}])");

    /// Separators between the groups of one number.
    private static final Pattern GROUP_SEPARATOR =
            Pattern.compile("-+|[\u2010-\u2015\u2212]|[\\s~\u00A0\u2007\u2009\u202F]+");

    /// As many groups as an ISBN has digits.
    private static final int MAX_GROUPS = 16;

    private static final int MIN_DIGITS = 7;

    private record DigitGroup(String digits, Span groupSpan) {}

    /// The numbers in a text, right or wrong, with a hyphen wherever the text separates their
    /// digits. People list those of the hardback, the paperback and so on.
    Parsed<List<String>> parse(String text) {
        List<String> foundNumbers = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>(0);
        for (List<DigitGroup> groupRun : findGroupRuns(text)) {
            readNumbers(groupRun, foundNumbers, diagnostics);
        }
        if (foundNumbers.isEmpty() && diagnostics.isEmpty() && !text.isBlank()) {
            diagnostics.add(
                    new Diagnostic(new Span(0, text.length()), unreadableCode, formDescription));
        }
        return new Parsed<>(List.copyOf(foundNumbers), diagnostics);
    }

    private static List<List<DigitGroup>> findGroupRuns(String text) {
        List<List<DigitGroup>> groupRuns = new ArrayList<>();
        Matcher groupMatcher = GROUP.matcher(text);
        int previousEnd = 0;
        while (groupMatcher.find()) {
            String separatorText = text.substring(previousEnd, groupMatcher.start());
            if (groupRuns.isEmpty() || !GROUP_SEPARATOR.matcher(separatorText).matches()) {
                groupRuns.add(new ArrayList<>());
            }
            previousEnd = groupMatcher.end();
            groupRuns
                    .getLast()
                    .add(
                            new DigitGroup(
                                    groupMatcher.group().replace('x', 'X'),
                                    new Span(groupMatcher.start(), previousEnd)));
        }
        return groupRuns;
    }

    private void readNumbers(
            List<DigitGroup> groupRun, List<String> foundNumbers, List<Diagnostic> diagnostics) {
        int fromIndex = 0;
        int unreadIndex = 0;
        while (fromIndex < groupRun.size()) {
            int toIndex = endOfNumber(groupRun, fromIndex, fromIndex == unreadIndex);
            if (toIndex > fromIndex) {
                reportUnread(groupRun.subList(unreadIndex, fromIndex), diagnostics);
                List<DigitGroup> numberGroups = groupRun.subList(fromIndex, toIndex);
                foundNumbers.add(joinWithHyphens(numberGroups));
                if (!isCheckDigitRight.test(joinDigits(numberGroups))) {
                    diagnostics.add(
                            diagnosticFor(
                                    numberGroups,
                                    wrongDigitCode,
                                    LocalizedSentence.of("The check digit is wrong.")));
                }
                unreadIndex = toIndex;
            }
            fromIndex = Math.max(toIndex, fromIndex + 1);
        }
        reportUnread(groupRun.subList(unreadIndex, groupRun.size()), diagnostics);
    }

    private void reportUnread(List<DigitGroup> groups, List<Diagnostic> diagnostics) {
        if (joinDigits(groups).length() >= MIN_DIGITS) {
            diagnostics.add(diagnosticFor(groups, unreadableCode, formDescription));
        }
    }

    /// The end of the number that starts here, the longest candidate first; here, if there is none.
    /// A wrong one must be all that is left.
    private int endOfNumber(List<DigitGroup> groupRun, int fromIndex, boolean isFirst) {
        for (int toIndex = Math.min(groupRun.size(), fromIndex + MAX_GROUPS);
                toIndex > fromIndex;
                toIndex--) {
            String digits = joinDigits(groupRun.subList(fromIndex, toIndex));
            boolean isWholeRun = isFirst && toIndex == groupRun.size();
            if (digitsPattern.matcher(digits).matches()
                    && (isWholeRun || isCheckDigitRight.test(digits))) {
                return toIndex;
            }
        }
        return fromIndex;
    }

    private static String joinDigits(List<DigitGroup> groups) {
        return String.join("", groups.stream().map(DigitGroup::digits).toList());
    }

    private static String joinWithHyphens(List<DigitGroup> groups) {
        return String.join("-", groups.stream().map(DigitGroup::digits).toList());
    }

    private static Diagnostic diagnosticFor(
            List<DigitGroup> groups, DiagnosticCode code, LocalizedSentence message) {
        int spanStart = groups.getFirst().groupSpan().start();
        return new Diagnostic(
                new Span(spanStart, groups.getLast().groupSpan().end()), code, message);
    }
}
