package octavo.check;

import octavo.library.MacroValues;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.values.PublicationDate;
import octavo.values.ValueProblem;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Unreadable or impossible dates.
final class DateProblems implements EntryCheck {
    private static final Pattern COMMAND = Pattern.compile("\\\\[A-Za-z]{2}");

    @Override
    public List<ProblemRule> rules() {
        return List.of(
                ProblemRule.of(ValueProblem.DATE_UNREADABLE, "a date cannot be read"),
                ProblemRule.of(ValueProblem.DATE_NOT_ISO, "a date is not in the form 2020-11-04"),
                ProblemRule.of(ValueProblem.NO_SUCH_MONTH, "a month does not exist"),
                ProblemRule.of(ValueProblem.NO_SUCH_DAY, "a day does not exist"),
                ProblemRule.of(ValueProblem.DATES_DESCENDING, "a date range ends before it starts"),
                ProblemRule.of(ValueProblem.DATE_WITH_OTHER_TEXT, "a date has text after it"),
                ProblemRule.of(ValueProblem.MONTH_UNREADABLE, "a month cannot be read"),
                ProblemRule.of(ValueProblem.DAY_UNREADABLE, "a day cannot be read"),
                ProblemRule.of(ValueProblem.MONTH_IN_YEAR, "a year field has a month in it"),
                ProblemRule.of(
                        ValueProblem.YEARS_OR_MONTH, "a year field may mean two years or a month"),
                ProblemRule.of(ValueProblem.LETTER_AFTER_YEAR, "a year has a letter after it"),
                ProblemRule.of(
                        ValueProblem.STATE_IN_DATE, "a date field says “in press” or similar"));
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        boolean hasDateField = checkedItem.hasField("date");
        if (!hasDateField && !checkedItem.hasField("year")) {
            return List.of();
        }
        if (!hasDateField && isPlainYear(checkedItem)) {
            return List.of();
        }
        Parsed<PublicationDate> date =
                hasDateField
                        ? PublicationDate.parse(checkedItem.plainText("date"))
                        : PublicationDate.parse(
                                checkedItem.plainText("year"),
                                checkedItem.plainText("month"),
                                checkedItem.plainText("day"));
        boolean isComputed = isComputed(checkedItem.rawValue(hasDateField ? "date" : "year"));
        return date.diagnostics().stream()
                .filter(diagnostic ->
                        !isComputed || !diagnostic.code().equals(ValueProblem.DATE_UNREADABLE))
                .map(diagnostic ->
                        problemIn(
                                checkedItem,
                                hasDateField ? "date" : fieldOf(diagnostic),
                                diagnostic))
                .toList();
    }

    /// Whether commands that the library defines make the date, such as `\noopsort` and
    /// `\switchargs` of BibTeX's own sample: nobody but TeX knows what it is.
    private static boolean isComputed(String rawValue) {
        return COMMAND.matcher(rawValue).find();
    }

    /// Whether it is a four-digit year, alone or with a month's name: nearly all are.
    private static boolean isPlainYear(CheckedItem checkedItem) {
        String year = checkedItem.rawValue("year");
        boolean hasOnlyDigits = year.length() == 4;
        for (int i = 0; i < year.length(); i++) {
            hasOnlyDigits &= year.charAt(i) >= '0' && year.charAt(i) <= '9';
        }
        String month = checkedItem.rawValue("month");
        return hasOnlyDigits
                && checkedItem.rawValue("day").isEmpty()
                && (month.isEmpty() || MacroValues.MONTH_NAMES.containsValue(month));
    }

    private static String fieldOf(Diagnostic diagnostic) {
        return diagnostic.code().equals(ValueProblem.MONTH_UNREADABLE)
                ? "month"
                : diagnostic.code().equals(ValueProblem.DAY_UNREADABLE) ? "day" : "year";
    }

    private static Problem problemIn(
            CheckedItem checkedItem, String fieldName, Diagnostic diagnostic) {
        var fieldSpan = checkedItem.fieldSpan(fieldName);
        var placedDiagnostic =
                new Diagnostic(
                        fieldSpan,
                        diagnostic.code(),
                        LocalizedSentence.of("{0}: {1}", fieldName, diagnostic.message()));
        return new Problem(checkedItem.item(), placedDiagnostic, Optional.empty());
    }
}
