package octavo.convert.bibtex;

import octavo.bib.BibValue;
import octavo.library.Work;
import octavo.text.Diagnostic.Code;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.Pending;
import octavo.values.ValueProblem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The date of an entry: biblatex has it in one field, BibTeX in `year`, `month` and, if the style
/// supports it, `day`.
final class DateFields {
    private static final List<String> MONTHS =
            List.of(
                    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov",
                    "dec");
    private static final List<String> SEASONS = List.of("Spring", "Summer", "Autumn", "Winter");

    /// EDTF's month for spring.
    private static final int FIRST_SEASON = 21;

    /// Diagnostics of a three-field date that is nevertheless fully understood.
    private static final Set<Code> HARMLESS =
            Set.of(
                    ValueProblem.DATE_NOT_ISO,
                    ValueProblem.MONTH_IN_YEAR,
                    ValueProblem.STATE_IN_DATE);

    /// An EDTF date: the start, empty for a range without one; the part that BibTeX can express; a
    /// mark of uncertainty; the end of a range.
    private static final Pattern EDTF =
            Pattern.compile(
                    "(?:\\.\\.)?(/)?(-?[0-9]{2}(?:[0-9]{2}|[0-9]X|XX))"
                            + "(?:-([0-9]{2}))?(?:-([0-9]{2}))?"
                            + "(T[0-9:+Z-]+)?([~?%]?)(/.*)?");

    private DateFields() {}

    /// The macros of the months by number, 1 for January.
    private static Optional<String> macro(int month) {
        return month >= 1 && month <= 12 ? Optional.of(MONTHS.get(month - 1)) : Optional.empty();
    }

    /// Joins year, month and day into `date`. Parts that it cannot express stay where they are;
    /// biber reads those too.
    static void join(DialectDraft draft, Work work) {
        if (!draft.has("year") || work.raw("date").isPresent()) {
            return;
        }
        var parsed =
                PublicationDate.parse(
                        work.raw("year").orElse(""),
                        work.raw("month").orElse(""),
                        work.raw("day").orElse(""));
        boolean whole =
                parsed.diagnostics().stream().allMatch(what -> HARMLESS.contains(what.code()));
        if (whole && parsed.value() instanceof Pending(var state, var expected)) {
            joinPending(draft, state, expected);
        } else if (whole && isDate(parsed.value())) {
            replaceYear(draft, "date", parsed.value().toString());
        } else {
            draft.note("kept as year and month, since it is not a date");
        }
    }

    private static boolean isDate(PublicationDate date) {
        return date instanceof PartialDate || date instanceof DateInterval;
    }

    private static void joinPending(
            DialectDraft draft, PublicationDate.State state, Optional<PartialDate> expected) {
        boolean monthAlone = expected.isEmpty() && draft.has("month");
        if (draft.has("pubstate") || monthAlone) {
            draft.note("kept as year and month, since it is not a date");
            return;
        }
        replaceYear(draft, "pubstate", state.key());
        expected.ifPresent(date -> draft.set("date", date.toString()));
    }

    private static void replaceYear(DialectDraft draft, String field, String text) {
        draft.rename("year", field);
        draft.set(field, text);
        draft.remove("month");
        draft.remove("day");
    }

    /// Splits a `date` into year, month and day.
    static void split(DialectDraft draft, Work work) {
        Optional<String> date = work.raw("date").or(() -> ofEvent(work));
        if (date.isEmpty()) {
            return;
        }
        Matcher edtf = EDTF.matcher(date.get());
        boolean said = edtf.matches() && PublicationDate.parse(date.get()).diagnostics().isEmpty();
        String year = work.raw("year").orElse("");
        if (!said && draft.has("year") && !year.isBlank()) {
            keepBesideYear(draft);
            return;
        }
        if (said && !year.isBlank() && !year.contains(edtf.group(2))) {
            draft.note("date is used, not the year beside it");
        }
        if (draft.has("year") || !draft.has("date")) {
            draft.remove("date");
        } else {
            draft.rename("date", "year");
        }
        draft.set("year", said ? printed(edtf.group(2)) : date.get());
        draft.remove("month");
        draft.remove("day");
        if (said) {
            splitRest(draft, edtf);
        }
        for (String lost : said ? lost(edtf) : List.<String>of()) {
            draft.note("BibTeX has no place for " + lost);
        }
    }

    /// A talk may have only its event's date.
    private static Optional<String> ofEvent(Work work) {
        return work.raw("year").isEmpty() && isDate(work.date())
                ? Optional.of(work.date().toString())
                : Optional.empty();
    }

    /// An EDTF year for people: `2010--2019` for 201X and, since there is a year 0, `350 BC` for
    /// -0349. BibTeX's styles "can handle any year whose last four nonpunctuation characters are
    /// numerals" (btxdoc) and print what is there.
    private static String printed(String year) {
        if (!(PublicationDate.parse(year).value() instanceof PartialDate date)
                || date.unknownDigits() == 0 && date.year() > 0) {
            return year;
        }
        boolean before = date.lastYear() <= 0;
        int first = before ? 1 - date.firstYear() : date.firstYear();
        int last = before ? 1 - date.lastYear() : date.lastYear();
        return (first == last ? "" : first + "--") + last + (before ? " BC" : "");
    }

    /// Some entries have a month, or a day, in `date` that belongs to the year next to it.
    private static void keepBesideYear(DialectDraft draft) {
        if (draft.has("month")) {
            draft.note("kept, but BibTeX's styles do not print date");
        } else {
            draft.rename("date", "month");
        }
    }

    private static void splitRest(DialectDraft draft, Matcher edtf) {
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
        if (edtf.group(2).endsWith("X")) {
            lost.add("unknown digits of a year");
        }
        if (edtf.group(5) != null) {
            lost.add("the time of day of a date");
        }
        if (!String.valueOf(edtf.group(6)).isEmpty()) {
            lost.add("the uncertainty of a date");
        }
        if (edtf.group(1) != null) {
            lost.add("the open start of a date range");
        }
        if (edtf.group(7) != null) {
            lost.add("the end of a date range");
        }
        return lost;
    }
}
