package octavo.formats.bibtex;

import octavo.bib.BibValue;
import octavo.library.MacroValues;
import octavo.library.Work;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.PendingDate;
import octavo.values.ValueProblem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The date of an entry: biblatex has it in one field, BibTeX in `yearText`, `month` and, if the
/// style supports it, `day`.
final class DateFields {
    private static final List<String> SEASONS = List.of("Spring", "Summer", "Autumn", "Winter");

    /// EDTF's month for spring.
    private static final int FIRST_SEASON = 21;

    /// Diagnostics of a three-field date that is nevertheless fully understood.
    private static final Set<DiagnosticCode> HARMLESS_PROBLEMS =
            Set.of(
                    ValueProblem.DATE_NOT_ISO,
                    ValueProblem.MONTH_IN_YEAR,
                    ValueProblem.STATE_IN_DATE);

    /// An EDTF date: the start, empty for a range without one; the part that BibTeX can express; a
    /// mark of uncertainty; the end of a range.
    private static final Pattern EDTF_DATE =
            Pattern.compile(
                    "(?:\\.\\.)?(/)?(-?[0-9]{2}(?:[0-9]{2}|[0-9]X|XX))"
                            + "(?:-([0-9]{2}))?(?:-([0-9]{2}))?"
                            + "(T[0-9:+Z-]+)?([~?%]?)(/.*)?");

    private DateFields() {}

    /// Joins year, month and day into `date`. Parts that it cannot express stay where they are;
    /// biber reads those too.
    static void joinDate(DialectDraft draft, Work work) {
        if (!draft.hasField("year") || work.rawValue("date").isPresent()) {
            return;
        }
        var parsedDate =
                PublicationDate.parse(
                        work.rawValue("year").orElse(""),
                        work.rawValue("month").orElse(""),
                        work.rawValue("day").orElse(""));
        boolean isHarmless =
                parsedDate.diagnostics().stream()
                        .allMatch(diagnostic -> HARMLESS_PROBLEMS.contains(diagnostic.code()));
        if (isHarmless
                && parsedDate.value()
                        instanceof PendingDate(var publicationState, var expectedDate)) {
            joinPending(draft, publicationState, expectedDate);
        } else if (isHarmless && isDate(parsedDate.value())) {
            replaceYear(draft, "date", parsedDate.value().toString());
        } else {
            draft.noteLoss("kept as year and month, since it is not a date");
        }
    }

    private static boolean isDate(PublicationDate date) {
        return date instanceof PartialDate || date instanceof DateInterval;
    }

    private static void joinPending(
            DialectDraft draft,
            PublicationDate.PublicationState publicationState,
            Optional<PartialDate> expectedDate) {
        boolean hasMonthAlone = expectedDate.isEmpty() && draft.hasField("month");
        if (draft.hasField("pubstate") || hasMonthAlone) {
            draft.noteLoss("kept as year and month, since it is not a date");
            return;
        }
        replaceYear(draft, "pubstate", publicationState.pubstateKey());
        expectedDate.ifPresent(date -> draft.setField("date", date.toString()));
    }

    private static void replaceYear(DialectDraft draft, String fieldName, String fieldText) {
        draft.renameField("year", fieldName);
        draft.setField(fieldName, fieldText);
        draft.removeField("month");
        draft.removeField("day");
    }

    /// Splits a `date` into year, month and day.
    static void splitDate(DialectDraft draft, Work work) {
        Optional<String> dateText = work.rawValue("date").or(() -> dateOfEvent(work));
        if (dateText.isEmpty()) {
            return;
        }
        Matcher edtfMatcher = EDTF_DATE.matcher(dateText.get());
        boolean isEdtf =
                edtfMatcher.matches()
                        && PublicationDate.parse(dateText.get()).diagnostics().isEmpty();
        String yearText = work.rawValue("year").orElse("");
        if (!isEdtf && draft.hasField("year") && !yearText.isBlank()) {
            keepBesideYear(draft);
            return;
        }
        if (isEdtf && !yearText.isBlank() && !yearText.contains(edtfMatcher.group(2))) {
            draft.noteLoss("date is used, not the year beside it");
        }
        if (draft.hasField("year") || !draft.hasField("date")) {
            draft.removeField("date");
        } else {
            draft.renameField("date", "year");
        }
        draft.setField("year", isEdtf ? printedYear(edtfMatcher.group(2)) : dateText.get());
        draft.removeField("month");
        draft.removeField("day");
        if (isEdtf) {
            splitMonthAndDay(draft, edtfMatcher);
        }
        for (String lostPart : isEdtf ? lostParts(edtfMatcher) : List.<String>of()) {
            draft.noteLoss("BibTeX cannot hold " + lostPart);
        }
    }

    /// A talk may have only its event's date.
    private static Optional<String> dateOfEvent(Work work) {
        return work.rawValue("year").isEmpty() && isDate(work.publicationDate())
                ? Optional.of(work.publicationDate().toString())
                : Optional.empty();
    }

    /// An EDTF year for people: `2010--2019` for 201X and, since there is a year 0, `350 BC` for
    /// -0349. BibTeX's styles "can handle any year whose last four nonpunctuation characters are
    /// numerals" (btxdoc) and print what is there.
    private static String printedYear(String yearText) {
        if (!(PublicationDate.parse(yearText).value() instanceof PartialDate date)
                || date.unknownDigits() == 0 && date.year() > 0) {
            return yearText;
        }
        boolean isBeforeChrist = date.lastYear() <= 0;
        int firstYear = isBeforeChrist ? 1 - date.firstYear() : date.firstYear();
        int lastYear = isBeforeChrist ? 1 - date.lastYear() : date.lastYear();
        return (firstYear == lastYear ? "" : firstYear + "--")
                + lastYear
                + (isBeforeChrist ? " BC" : "");
    }

    /// Some entries have a month, or a day, in `date` that belongs to the year next to it.
    private static void keepBesideYear(DialectDraft draft) {
        if (draft.hasField("month")) {
            draft.noteLoss("kept, but BibTeX's styles do not print date");
        } else {
            draft.renameField("date", "month");
        }
    }

    private static void splitMonthAndDay(DialectDraft draft, Matcher edtfMatcher) {
        int month = edtfMatcher.group(3) == null ? 0 : Integer.parseInt(edtfMatcher.group(3));
        MacroValues.monthMacro(month)
                .ifPresent(name -> draft.setField("month", BibValue.parse(name)));
        int season = month - FIRST_SEASON;
        if (season >= 0 && season < SEASONS.size()) {
            draft.setField("month", SEASONS.get(season));
        }
        if (edtfMatcher.group(4) != null) {
            draft.setField("day", edtfMatcher.group(4).replaceFirst("^0", ""));
        }
    }

    private static List<String> lostParts(Matcher edtfMatcher) {
        List<String> lostParts = new ArrayList<>();
        if (edtfMatcher.group(2).endsWith("X")) {
            lostParts.add("unknown digits of a year");
        }
        if (edtfMatcher.group(5) != null) {
            lostParts.add("the time of day of a date");
        }
        if (!String.valueOf(edtfMatcher.group(6)).isEmpty()) {
            lostParts.add("the uncertainty of a date");
        }
        if (edtfMatcher.group(1) != null) {
            lostParts.add("the open start of a date range");
        }
        if (edtfMatcher.group(7) != null) {
            lostParts.add("the end of a date range");
        }
        return lostParts;
    }
}
