package octavo.exporter.bibtex;

import octavo.bib.BibValue;
import octavo.library.Macros;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The date of an entry: biblatex has it in one field, BibTeX in `year`, `month` and, where a style
/// knows it, `day`.
final class DateFields {
    private static final List<String> MONTHS =
            List.of(
                    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov",
                    "dec");
    private static final List<String> SEASONS = List.of("Spring", "Summer", "Autumn", "Winter");

    /// The month that stands for spring in EDTF.
    private static final int FIRST_SEASON = 21;

    private static final Pattern YEAR = Pattern.compile("[0-9]{4}");
    private static final Pattern MONTH = Pattern.compile("([A-Za-z]{3,9})\\.?|0?([0-9]{1,2})");
    private static final Pattern DAY_AND_MONTH =
            Pattern.compile("([0-9]{1,2})(?:st|nd|rd|th|\\.)?[\\s~]*([A-Za-z]{3,9})\\.?");
    private static final Pattern MONTH_AND_DAY =
            Pattern.compile("([A-Za-z]{3,9})\\.?[\\s~]*([0-9]{1,2})(?:st|nd|rd|th)?");

    /// A date of EDTF: its beginning if it is a range that has none, what BibTeX can say of it, a
    /// mark of doubt, and the end of a range.
    private static final Pattern EDTF =
            Pattern.compile(
                    "(?:\\.\\.)?(/)?(-?[0-9]{4})(?:-([0-9]{2}))?(?:-([0-9]{2}))?"
                            + "(T[0-9:+Z-]+)?([~?%]?)(/.*)?");

    private DateFields() {}

    /// The months by number, 1 for January.
    private static Optional<String> macro(int month) {
        return month >= 1 && month <= 12 ? Optional.of(MONTHS.get(month - 1)) : Optional.empty();
    }

    /// Puts year, month and day into `date`. What a date cannot say stays where it is, which biber
    /// reads too.
    static void join(Draft draft, Work work) {
        Optional<String> year = work.entry().has("year") ? work.raw("year") : Optional.empty();
        if (work.raw("date").isPresent() || year.isEmpty()) {
            return;
        }
        Optional<String> date = joined(year.get(), work.raw("month"), work.raw("day"));
        if (date.isEmpty()) {
            draft.note("kept as year and month, being no date");
            return;
        }
        draft.rename("year", "date");
        draft.set("date", date.get());
        draft.remove("month");
        draft.remove("day");
    }

    private static Optional<String> joined(
            String year, Optional<String> month, Optional<String> day) {
        if (!YEAR.matcher(year).matches()) {
            return Optional.empty();
        }
        if (month.isEmpty()) {
            return day.isEmpty() ? Optional.of(year) : Optional.empty();
        }
        return monthAndDay(month.get(), day).map(rest -> year + rest);
    }

    /// `-05` or `-05-31`.
    private static Optional<String> monthAndDay(String month, Optional<String> day) {
        String text = month.strip();
        Matcher both = DAY_AND_MONTH.matcher(text);
        if (both.matches() && day.isEmpty()) {
            return dashed(number(both.group(2)), Optional.of(both.group(1)));
        }
        both = MONTH_AND_DAY.matcher(text);
        if (both.matches() && day.isEmpty()) {
            return dashed(number(both.group(1)), Optional.of(both.group(2)));
        }
        Matcher alone = MONTH.matcher(text);
        if (!alone.matches()) {
            return Optional.empty();
        }
        int number =
                alone.group(1) == null ? Integer.parseInt(alone.group(2)) : number(alone.group(1));
        return dashed(number, day);
    }

    private static int number(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        for (int i = 0; i < MONTHS.size(); i++) {
            String whole = Macros.MONTHS.getOrDefault(MONTHS.get(i), "").toLowerCase(Locale.ROOT);
            if (whole.startsWith(folded) || folded.equals("sept") && i == 8) {
                return i + 1;
            }
        }
        int season = SEASONS.indexOf(name);
        return season < 0 ? 0 : FIRST_SEASON + season;
    }

    private static Optional<String> dashed(int month, Optional<String> day) {
        boolean season = month >= FIRST_SEASON && day.isEmpty();
        if (!season && (month < 1 || month > 12)) {
            return Optional.empty();
        }
        String start = "-%02d".formatted(month);
        if (day.isEmpty()) {
            return Optional.of(start);
        }
        String digits = day.get().strip();
        boolean is = digits.matches("[0-9]{1,2}");
        int number = is ? Integer.parseInt(digits) : 0;
        return number >= 1 && number <= 31
                ? Optional.of(start + "-%02d".formatted(number))
                : Optional.empty();
    }

    /// Puts a `date` into year, month and day.
    static void split(Draft draft, Work work) {
        Optional<String> date = work.raw("date");
        if (date.isEmpty()) {
            return;
        }
        Matcher edtf = EDTF.matcher(date.get());
        boolean said = edtf.matches();
        if (draft.has("year") || !draft.has("date")) {
            draft.remove("date");
        } else {
            draft.rename("date", "year");
        }
        draft.set("year", said ? edtf.group(2) : date.get());
        draft.remove("month");
        draft.remove("day");
        if (said) {
            splitRest(draft, edtf);
        }
        for (String lost : said ? lost(edtf) : List.<String>of()) {
            draft.note("BibTeX has no place for " + lost);
        }
    }

    private static void splitRest(Draft draft, Matcher edtf) {
        int month = edtf.group(3) == null ? 0 : Integer.parseInt(edtf.group(3));
        macro(month).ifPresent(name -> draft.set("month", BibValue.parse(name)));
        int season = month - FIRST_SEASON;
        if (season >= 0 && season < SEASONS.size()) {
            draft.set("month", SEASONS.get(season));
        }
        if (edtf.group(4) != null) {
            draft.set("day", edtf.group(4).replaceFirst("^0", ""));
        }
    }

    private static List<String> lost(Matcher edtf) {
        List<String> lost = new ArrayList<>();
        if (edtf.group(5) != null) {
            lost.add("the time of day of a date");
        }
        if (!String.valueOf(edtf.group(6)).isEmpty()) {
            lost.add("the doubt about a date");
        }
        if (edtf.group(1) != null) {
            lost.add("the open beginning of a range of dates");
        }
        if (edtf.group(7) != null) {
            lost.add("the end of a range of dates");
        }
        return lost;
    }
}
