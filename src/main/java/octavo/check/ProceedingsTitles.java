package octavo.check;

import octavo.fields.FieldName;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Proceedings titles with content that belongs in other fields: pages, date and place.
final class ProceedingsTitles implements EntryCheck {
    private static final ProblemRule DATE =
            ProblemRule.hint("date-in-booktitle", "the title of proceedings ends with a date");
    private static final ProblemRule YEAR =
            ProblemRule.hint("year-in-booktitle", "the title of proceedings repeats the year");
    private static final ProblemRule PLACE =
            ProblemRule.hint("place-in-booktitle", "the title of proceedings ends with a place");
    private static final ProblemRule PAGES =
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
    private static final Pattern TAIL =
            Pattern.compile(
                    "(?i)[,.]\\s*(?:proceedings|revised selected papers|part [ivx\\d]+)\\.?$");

    private static final Pattern HAS_PAGES =
            Pattern.compile("(?i)\\b(?:pp?\\.|pages)[\\s~]*\\d+\\s*(?:-+|\u2013)\\s*\\d+");

    private static final Pattern YEAR_FIRST = Pattern.compile("((?:19|20)\\d\\d)(?:-.*|/.*)?");

    @Override
    public List<ProblemRule> rules() {
        return List.of(DATE, YEAR, PLACE, PAGES);
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        if (!subject.has(FieldName.BOOKTITLE)) {
            return List.of();
        }
        String booktitle = subject.raw(FieldName.BOOKTITLE);
        boolean digits = booktitle.chars().anyMatch(Character::isDigit);
        List<Problem> found = new ArrayList<>();
        if (digits && endsWithDate(booktitle)) {
            found.add(
                    problem(
                            subject,
                            DATE,
                            LocalizedSentence.of("The booktitle ends with a date.")));
        } else if (digits && repeatsYear(subject, booktitle)) {
            found.add(
                    problem(
                            subject,
                            YEAR,
                            LocalizedSentence.of("The booktitle repeats the year of the entry.")));
        }
        CountryNames.atEnd(subject.text(FieldName.BOOKTITLE))
                .map(place -> LocalizedSentence.of("The booktitle ends with a place: {0}.", place))
                .ifPresent(message -> found.add(problem(subject, PLACE, message)));
        if (digits && HAS_PAGES.matcher(booktitle).find()) {
            found.add(
                    problem(subject, PAGES, LocalizedSentence.of("The booktitle contains pages.")));
        }
        return found;
    }

    private static Problem problem(
            CheckedItem subject, ProblemRule rule, LocalizedSentence message) {
        Span place = subject.place(FieldName.BOOKTITLE);
        return rule.problem(subject.item(), place, message);
    }

    private static boolean endsWithDate(String booktitle) {
        String end = booktitle.substring(Math.max(0, booktitle.length() - LONGEST_DATE));
        String date = TAIL.matcher(end).replaceFirst("");
        return ENDS_WITH_DATE.matcher(date).matches() && !ENDS_WITH_YEARS.matcher(date).matches();
    }

    private static boolean repeatsYear(CheckedItem subject, String booktitle) {
        String year = subject.raw("year").isBlank() ? subject.raw("date") : subject.raw("year");
        var first = YEAR_FIRST.matcher(year.strip());
        if (!first.matches()) {
            return false;
        }
        int at = booktitle.indexOf(first.group(1));
        return at >= 0 && !isDigit(booktitle, at - 1) && !isDigit(booktitle, at + 4);
    }

    private static boolean isDigit(String text, int at) {
        return at >= 0 && at < text.length() && Character.isDigit(text.charAt(at));
    }
}
