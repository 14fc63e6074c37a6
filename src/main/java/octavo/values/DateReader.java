package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.values.DateParts.DateTokenKind;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.PendingDate;
import octavo.values.PublicationDate.PublicationState;
import octavo.values.PublicationDate.UndatedWork;
import octavo.values.PublicationDate.UnreadableDate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a date from a single field.
final class DateReader {
    private static final Pattern MONTH = Pattern.compile("[0-9]{4}-[0-9]{2}");

    private static final Pattern ERA =
            Pattern.compile(
                    "([0-9]{4}-[0-9]{2}(?:-[0-9]{2})?)\\s*(BCE?|B\\.C\\.|AD|CE|A\\.D\\.)",
                    Pattern.CASE_INSENSITIVE);

    /// `2015.10.15`, also as a bound of an interval.
    private static final Pattern DOTTED_DATE =
            Pattern.compile("(?<![0-9.])([0-9]{4})\\.([0-9]{1,2})(?:\\.([0-9]{1,2}))?(?![0-9.])");

    private static final Pattern SPACED_SLASH = Pattern.compile("(?<=[0-9.]) */ *(?=[0-9.]|$)");
    private static final Pattern UNKNOWN_BOUND = Pattern.compile("(?i)\\bunknown\\b");
    private static final Pattern OPEN_BOUND = Pattern.compile("(?i)\\bopen\\b");
    private static final Pattern SHORT_HOUR = Pattern.compile("(?<=[0-9]T)(?=[0-9]:)");

    private final String dateText;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);

    DateReader(String dateText) {
        this.dateText = dateText;
    }

    /// Reads a date field, which should be EDTF.
    Parsed<PublicationDate> readDate() {
        return readDate(false);
    }

    /// Reads a year field, where `2003-04` means two years.
    Parsed<PublicationDate> readYear() {
        return readDate(true);
    }

    private Parsed<PublicationDate> readDate(boolean isYear) {
        EdtfReader edtfReader = new EdtfReader(dateText);
        Optional<PublicationDate> exactDate = edtfReader.readDate();
        boolean mayBeMonth = isYear && exactDate.isPresent() && isTwoYears();
        if (exactDate.isPresent() && !mayBeMonth) {
            if (exactDate.get() instanceof DateInterval dateInterval
                    && dateInterval.isDescending()) {
                report(
                        ValueProblem.DATES_DESCENDING,
                        LocalizedSentence.of("This interval ends before it starts."));
            }
            return new Parsed<>(exactDate.get(), diagnostics);
        }
        if (DateWords.isUndated(LatexWords.plainWords(dateText))) {
            return new Parsed<>(new UndatedWork(), diagnostics);
        }
        Optional<PublicationDate> nearDate = readNearlyExact();
        if (nearDate.isPresent()) {
            report(
                    isYear ? ValueProblem.MONTH_IN_YEAR : ValueProblem.DATE_NOT_ISO,
                    isYear ? moreThanYear() : notIso(nearDate.get()));
            return new Parsed<>(nearDate.get(), diagnostics);
        }
        DateParts dateParts = DateLexer.readParts(dateText);
        Optional<PublicationDate> date =
                readPending().or(this::readExactInEra).or(new DateShape(dateParts)::toDate);
        if (date.isEmpty() || !isYear && isMonth() && !isTwoYears()) {
            return edtfReader.diagnostics().isEmpty()
                    ? UnreadableDate.of(dateText)
                    : new Parsed<>(new UnreadableDate(dateText.strip()), edtfReader.diagnostics());
        }
        reportProblems(dateParts, date.get(), isYear);
        if (mayBeMonth) {
            report(
                    ValueProblem.YEARS_OR_MONTH,
                    LocalizedSentence.of(
                            "Interpreted as {0}. If you mean a month, put it in the field month.",
                            date.get().toString()));
        }
        return new Parsed<>(date.get(), diagnostics);
    }

    /// EDTF but for dots or blanks, words of its drafts (`1998/unknown`), or hours of one digit.
    private Optional<PublicationDate> readNearlyExact() {
        String plainText = dateText.strip();
        String exactText = DOTTED_DATE.matcher(plainText).replaceAll(DateReader::withHyphens);
        exactText = UNKNOWN_BOUND.matcher(exactText).replaceAll("");
        exactText = OPEN_BOUND.matcher(exactText).replaceAll("..");
        exactText = SPACED_SLASH.matcher(exactText).replaceAll("/");
        exactText = SHORT_HOUR.matcher(exactText).replaceAll("0");
        return exactText.equals(plainText)
                ? Optional.empty()
                : new EdtfReader(exactText).readDate();
    }

    private static String withHyphens(MatchResult dottedDate) {
        String dayText = dottedDate.group(3) == null ? "" : "-" + twoDigits(dottedDate.group(3));
        return dottedDate.group(1) + "-" + twoDigits(dottedDate.group(2)) + dayText;
    }

    private static String twoDigits(String number) {
        return number.length() == 1 ? "0" + number : number;
    }

    /// `0030-01 BC`: a date in EDTF except for its era.
    private Optional<PublicationDate> readExactInEra() {
        Matcher eraMatcher = ERA.matcher(dateText.strip());
        if (!eraMatcher.matches()) {
            return Optional.empty();
        }
        boolean isBeforeChrist = eraMatcher.group(2).toLowerCase(Locale.ROOT).startsWith("b");
        return new EdtfReader(eraMatcher.group(1))
                .readDate()
                .filter(PartialDate.class::isInstance)
                .map(PartialDate.class::cast)
                .flatMap(date -> inEra(date, isBeforeChrist));
    }

    private static Optional<PublicationDate> inEra(PartialDate date, boolean isBeforeChrist) {
        int year = isBeforeChrist ? 1 - date.year() : date.year();
        return PartialDate.of(year, date.month(), date.day()).map(partialDate -> partialDate);
    }

    /// The normal form of a [PendingDate]: its state and an EDTF date.
    private Optional<PublicationDate> readPending() {
        String strippedText = dateText.strip();
        for (PublicationState state : PublicationState.values()) {
            if (strippedText.startsWith(state.displayWords())) {
                String remainingText = strippedText.substring(state.displayWords().length());
                return new EdtfReader(remainingText)
                        .readDate()
                        .filter(PartialDate.class::isInstance)
                        .map(date -> new PendingDate(state, Optional.of((PartialDate) date)));
            }
        }
        return Optional.empty();
    }

    private void reportProblems(DateParts dateParts, PublicationDate date, boolean isYear) {
        if (dateParts.hasOtherText()) {
            report(
                    ValueProblem.DATE_WITH_OTHER_TEXT,
                    LocalizedSentence.of("There is text after the date."));
        }
        if (dateParts.hasLetter()) {
            report(
                    ValueProblem.LETTER_AFTER_YEAR,
                    LocalizedSentence.of("The letter after the year is not part of it."));
        }
        if (dateParts.publicationState().isPresent()) {
            report(
                    ValueProblem.STATE_IN_DATE,
                    LocalizedSentence.of("Use biblatex's field pubstate for this."));
        } else if (!isYear) {
            report(ValueProblem.DATE_NOT_ISO, notIso(date));
        } else if (dateParts.hasKind(DateTokenKind.MONTH)
                || dateParts.hasKind(DateTokenKind.DAY) && !(date instanceof DateInterval)) {
            report(ValueProblem.MONTH_IN_YEAR, moreThanYear());
        }
    }

    private static LocalizedSentence notIso(PublicationDate date) {
        return LocalizedSentence.of("biblatex understands this date only as {0}.", date.toString());
    }

    private static LocalizedSentence moreThanYear() {
        return LocalizedSentence.of("The year field contains more than a year.");
    }

    private void report(DiagnosticCode code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(0, dateText.length()), code, message));
    }

    /// Whether the text is a year and the last two digits of the next: an academic year rather than
    /// a month.
    private boolean isTwoYears() {
        if (!isMonth()) {
            return false;
        }
        String year = dateText.strip();
        int firstYear = Integer.parseInt(year, 2, 4, 10);
        int secondYear = Integer.parseInt(year, 5, 7, 10);
        return secondYear == (firstYear + 1) % 100;
    }

    /// Whether the text has the form of a month, valid or not: `2003-04`, `2003-13`.
    private boolean isMonth() {
        return MONTH.matcher(dateText.strip()).matches();
    }

    /// Reads a date from the fields `year`, `month` and `day`, as in BibTeX. People write anything
    /// into each of them: the month may be `10~jan`, `July 13-14` or `30 May - 2 June`.
    static final class ClassicDate {
        private final String year;
        private final String month;
        private final String day;

        ClassicDate(String year, String month, String day) {
            this.year = year;
            this.month = month;
            this.day = day;
        }

        Parsed<PublicationDate> readDate() {
            if (isAbsent(month)) {
                return new DateReader(year).readYear();
            }
            if (year.isBlank()) {
                return readWithoutYear();
            }
            DateParts yearParts = DateLexer.readParts(year);
            if (yearParts.hasKind(DateTokenKind.MONTH)) {
                return new DateReader(year).readYear();
            }
            DateParts monthParts = DateLexer.readParts(month).asMonths();
            DateParts monthYearParts =
                    monthParts.parts().containsAll(yearParts.parts())
                            ? monthParts
                            : monthParts.followedBy(yearParts);
            DateParts dayParts = isAbsent(day) ? DateParts.NO_PARTS : DateLexer.readParts(day);
            if (dayParts.hasOnlyDays()) {
                Optional<PublicationDate> wholeDate =
                        new DateShape(dayParts.followedBy(monthYearParts)).toDate();
                if (wholeDate.isPresent()) {
                    return new Parsed<>(wholeDate.get(), List.of());
                }
            }
            return new DateShape(monthYearParts)
                    .toDate()
                    .map(date ->
                            new Parsed<>(date, unreadablePart(day, ValueProblem.DAY_UNREADABLE)))
                    .orElseGet(this::readYearOnly);
        }

        private Parsed<PublicationDate> readWithoutYear() {
            PublicationDate date = PublicationDate.parse(month).value();
            boolean isReadable = !(date instanceof PublicationDate.UnreadableDate);
            return new Parsed<>(
                    date,
                    isReadable ? List.of() : unreadablePart(month, ValueProblem.MONTH_UNREADABLE));
        }

        private Parsed<PublicationDate> readYearOnly() {
            Parsed<PublicationDate> parsedYear = new DateReader(year).readYear();
            return parsedYear.diagnostics().isEmpty()
                    ? new Parsed<>(
                            parsedYear.value(),
                            unreadablePart(month, ValueProblem.MONTH_UNREADABLE))
                    : parsedYear;
        }

        private static boolean isAbsent(String fieldText) {
            return fieldText.isEmpty() || DateWords.isUndated(LatexWords.plainWords(fieldText));
        }

        private static List<Diagnostic> unreadablePart(String fieldText, DiagnosticCode code) {
            return List.of(
                    new Diagnostic(
                            new Span(0, fieldText.length()),
                            code,
                            LocalizedSentence.of(
                                    "\"{0}\" is not a valid part of a date.", fieldText.strip())));
        }
    }
}
