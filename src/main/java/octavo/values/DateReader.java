package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.values.DateParts.Kind;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.Literal;
import octavo.values.PublicationDate.Pending;
import octavo.values.PublicationDate.State;
import octavo.values.PublicationDate.Undated;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a date from a single field.
final class DateReader {
    private static final Pattern MONTH = Pattern.compile("[0-9]{4}-[0-9]{2}");

    private static final Pattern ERA =
            Pattern.compile(
                    "([0-9]{4}-[0-9]{2}(?:-[0-9]{2})?)\\s*(BCE?|B\\.C\\.|AD|CE|A\\.D\\.)",
                    Pattern.CASE_INSENSITIVE);

    private final String text;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);

    DateReader(String text) {
        this.text = text;
    }

    /// Reads a date field, which should be EDTF.
    Parsed<PublicationDate> read() {
        return read(false);
    }

    /// Reads a year field, where `2003-04` means two years.
    Parsed<PublicationDate> readYear() {
        return read(true);
    }

    private Parsed<PublicationDate> read(boolean isYear) {
        EdtfReader edtf = new EdtfReader(text);
        Optional<PublicationDate> exact = edtf.read();
        boolean mayBeMonth = isYear && exact.isPresent() && isTwoYears();
        if (exact.isPresent() && !mayBeMonth) {
            if (exact.get() instanceof DateInterval interval && interval.isDescending()) {
                say(
                        ValueProblem.DATES_DESCENDING,
                        LocalizedSentence.of("This interval ends before it starts."));
            }
            return new Parsed<>(exact.get(), diagnostics);
        }
        if (DateWords.isUndated(LatexWords.of(text))) {
            return new Parsed<>(new Undated(), diagnostics);
        }
        DateParts parts = DateLexer.read(text);
        Optional<PublicationDate> date =
                pending().or(this::exactInEra).or(new DateShape(parts)::date);
        if (date.isEmpty() || !isYear && isMonth() && !isTwoYears()) {
            return edtf.diagnostics().isEmpty()
                    ? Literal.of(text)
                    : new Parsed<>(new Literal(text.strip()), edtf.diagnostics());
        }
        judge(parts, date.get(), isYear);
        if (mayBeMonth) {
            say(
                    ValueProblem.YEARS_OR_MONTH,
                    LocalizedSentence.of(
                            "Interpreted as {0}. If you mean a month, put it in the field month.",
                            date.get().toString()));
        }
        return new Parsed<>(date.get(), diagnostics);
    }

    /// `0030-01 BC`: a date in EDTF except for its era.
    private Optional<PublicationDate> exactInEra() {
        Matcher era = ERA.matcher(text.strip());
        if (!era.matches()) {
            return Optional.empty();
        }
        boolean before = era.group(2).toLowerCase(Locale.ROOT).startsWith("b");
        return new EdtfReader(era.group(1))
                .read()
                .filter(PartialDate.class::isInstance)
                .map(PartialDate.class::cast)
                .flatMap(date -> inEra(date, before));
    }

    private static Optional<PublicationDate> inEra(PartialDate date, boolean before) {
        int year = before ? 1 - date.year() : date.year();
        return PartialDate.of(year, date.month(), date.day()).map(found -> found);
    }

    /// The normal form of a [Pending]: its state and an EDTF date.
    private Optional<PublicationDate> pending() {
        String words = text.strip();
        for (State state : State.values()) {
            if (words.startsWith(state.words())) {
                String rest = words.substring(state.words().length());
                return new EdtfReader(rest)
                        .read()
                        .filter(PartialDate.class::isInstance)
                        .map(date -> new Pending(state, Optional.of((PartialDate) date)));
            }
        }
        return Optional.empty();
    }

    private void judge(DateParts parts, PublicationDate date, boolean isYear) {
        if (parts.otherText()) {
            say(
                    ValueProblem.DATE_WITH_OTHER_TEXT,
                    LocalizedSentence.of("There is text after the date."));
        }
        if (parts.lettered()) {
            say(
                    ValueProblem.LETTER_AFTER_YEAR,
                    LocalizedSentence.of("The letter after the year is not part of it."));
        }
        if (parts.state().isPresent()) {
            say(
                    ValueProblem.STATE_IN_DATE,
                    LocalizedSentence.of("Use biblatex's field pubstate for this."));
        } else if (!isYear) {
            say(
                    ValueProblem.DATE_NOT_ISO,
                    LocalizedSentence.of(
                            "biblatex understands this date only as {0}.", date.toString()));
        } else if (parts.has(Kind.MONTH)
                || parts.has(Kind.DAY) && !(date instanceof DateInterval)) {
            say(
                    ValueProblem.MONTH_IN_YEAR,
                    LocalizedSentence.of("The year field contains more than a year."));
        }
    }

    private void say(Code code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(0, text.length()), code, message));
    }

    /// Whether the text is a year and the last two digits of the next: an academic year rather than
    /// a month.
    private boolean isTwoYears() {
        if (!isMonth()) {
            return false;
        }
        String year = text.strip();
        int first = Integer.parseInt(year, 2, 4, 10);
        int second = Integer.parseInt(year, 5, 7, 10);
        return second == (first + 1) % 100;
    }

    /// Whether the text has the form of a month, valid or not: `2003-04`, `2003-13`.
    private boolean isMonth() {
        return MONTH.matcher(text.strip()).matches();
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

        Parsed<PublicationDate> read() {
            if (isAbsent(month)) {
                return new DateReader(year).readYear();
            }
            if (year.isBlank()) {
                return withoutYear();
            }
            DateParts ofYear = DateLexer.read(year);
            if (ofYear.has(Kind.MONTH)) {
                return new DateReader(year).readYear();
            }
            DateParts ofMonth = DateLexer.read(month).asMonths();
            DateParts both =
                    ofMonth.parts().containsAll(ofYear.parts()) ? ofMonth : ofMonth.then(ofYear);
            DateParts ofDay = isAbsent(day) ? DateParts.NOTHING : DateLexer.read(day);
            if (ofDay.hasOnlyDays()) {
                Optional<PublicationDate> whole = new DateShape(ofDay.then(both)).date();
                if (whole.isPresent()) {
                    return new Parsed<>(whole.get(), List.of());
                }
            }
            return new DateShape(both)
                    .date()
                    .map(date -> new Parsed<>(date, unreadable(day, ValueProblem.DAY_UNREADABLE)))
                    .orElseGet(this::yearOnly);
        }

        private Parsed<PublicationDate> withoutYear() {
            PublicationDate date = PublicationDate.parse(month).value();
            boolean read = !(date instanceof PublicationDate.Literal);
            return new Parsed<>(
                    date, read ? List.of() : unreadable(month, ValueProblem.MONTH_UNREADABLE));
        }

        private Parsed<PublicationDate> yearOnly() {
            Parsed<PublicationDate> parsed = new DateReader(year).readYear();
            return parsed.diagnostics().isEmpty()
                    ? new Parsed<>(parsed.value(), unreadable(month, ValueProblem.MONTH_UNREADABLE))
                    : parsed;
        }

        private static boolean isAbsent(String field) {
            return field.isEmpty() || DateWords.isUndated(LatexWords.of(field));
        }

        private static List<Diagnostic> unreadable(String field, Code code) {
            return List.of(
                    new Diagnostic(
                            new Span(0, field.length()),
                            code,
                            LocalizedSentence.of(
                                    "\"{0}\" is not a valid part of a date.", field.strip())));
        }
    }
}
