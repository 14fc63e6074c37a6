package octavo.check;

import octavo.fields.FieldName;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Proceedings titles with content that belongs in other fields: pages, date and place.
final class ProceedingsTitles implements EntryCheck {
    private static final ProblemRule DATE_IN_TITLE =
            ProblemRule.hint("date-in-booktitle", "the title of proceedings ends with a date");
    private static final ProblemRule YEAR_IN_TITLE =
            ProblemRule.hint("year-in-booktitle", "the title of proceedings repeats the year");
    private static final ProblemRule PLACE_IN_TITLE =
            ProblemRule.hint("place-in-booktitle", "the title of proceedings ends with a place");
    private static final ProblemRule PAGES_IN_TITLE =
            ProblemRule.warning("pages-in-booktitle", "the title of proceedings contains pages");

    private static final Pattern ENDS_WITH_DATE =
            Pattern.compile(
                    "(?is).*[,;(]\\s*(?:[\\d\\s.\u2013-]*\\b(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t"
                        + "|nov|de[cz])[\\p{L}.]*\\s*)?[\\d\\s,\u2013-]*\\b(?:19|20)\\d\\d\\s*\\)?"
                        + "\\.?\\s*");

    /// What a book covers: no event lasts years.
    private static final Pattern ENDS_WITH_YEARS =
            Pattern.compile("(?s).*\\b\\d{4}\\s*[-\u2013]+\\s*\\d{4}\\s*\\)?\\.?\\s*");

    private static final int LONGEST_DATE = 60;

    /// Text that publishers append after the date.
    private static final Pattern IGNORED_TAIL =
            Pattern.compile(
                    "(?i)[,.]\\s*(?:proceedings|revised selected papers|part [ivx\\d]+)\\.?$");

    private static final Pattern HAS_PAGES =
            Pattern.compile("(?i)\\b(?:pp?\\.|pages)[\\s~]*\\d+\\s*(?:-+|\u2013)\\s*\\d+");

    private static final Pattern YEAR_FIRST = Pattern.compile("((?:19|20)\\d\\d)(?:-.*|/.*)?");

    @Override
    public List<ProblemRule> rules() {
        return List.of(DATE_IN_TITLE, YEAR_IN_TITLE, PLACE_IN_TITLE, PAGES_IN_TITLE);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        if (!checkedItem.hasField(FieldName.BOOKTITLE)) {
            return List.of();
        }
        String booktitle = checkedItem.rawValue(FieldName.BOOKTITLE);
        boolean hasDigits = booktitle.chars().anyMatch(Character::isDigit);
        List<Problem> problems = new ArrayList<>();
        if (hasDigits && endsWithDate(booktitle)) {
            problems.add(
                    problemOf(
                            checkedItem,
                            DATE_IN_TITLE,
                            LocalizedSentence.of("The booktitle ends with a date.")));
        } else if (hasDigits && repeatsYear(checkedItem, booktitle)) {
            problems.add(
                    problemOf(
                            checkedItem,
                            YEAR_IN_TITLE,
                            LocalizedSentence.of("The booktitle repeats the year of the entry.")));
        }
        CountryNames.countryAtEnd(checkedItem.plainText(FieldName.BOOKTITLE))
                .map(place -> LocalizedSentence.of("The booktitle ends with a place: {0}.", place))
                .ifPresent(
                        message -> problems.add(problemOf(checkedItem, PLACE_IN_TITLE, message)));
        if (hasDigits && HAS_PAGES.matcher(booktitle).find()) {
            problems.add(
                    problemOf(
                            checkedItem,
                            PAGES_IN_TITLE,
                            LocalizedSentence.of("The booktitle contains pages.")));
        }
        return problems;
    }

    private static Problem problemOf(
            CheckedItem checkedItem, ProblemRule problemRule, LocalizedSentence message) {
        Span titleSpan = checkedItem.fieldSpan(FieldName.BOOKTITLE);
        return problemRule.problemAt(checkedItem.item(), titleSpan, message);
    }

    private static boolean endsWithDate(String booktitle) {
        String titleEnd = booktitle.substring(Math.max(0, booktitle.length() - LONGEST_DATE));
        String dateText = IGNORED_TAIL.matcher(titleEnd).replaceFirst("");
        return ENDS_WITH_DATE.matcher(dateText).matches()
                && !ENDS_WITH_YEARS.matcher(dateText).matches();
    }

    private static boolean repeatsYear(CheckedItem checkedItem, String booktitle) {
        String yearText =
                checkedItem.rawValue("year").isBlank()
                        ? checkedItem.rawValue("date")
                        : checkedItem.rawValue("year");
        var yearMatcher = YEAR_FIRST.matcher(yearText.strip());
        if (!yearMatcher.matches()) {
            return false;
        }
        int yearOffset = booktitle.indexOf(yearMatcher.group(1));
        return yearOffset >= 0
                && !isDigit(booktitle, yearOffset - 1)
                && !isDigit(booktitle, yearOffset + 4);
    }

    private static boolean isDigit(String text, int offset) {
        return offset >= 0 && offset < text.length() && Character.isDigit(text.charAt(offset));
    }
}
