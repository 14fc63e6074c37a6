package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.values.DateParts.Kind;

import java.util.List;
import java.util.Optional;

/// Reads a date from the fields `year`, `month` and `day`, as in BibTeX. People write anything into
/// each of them: the month may be `10~jan`, `July 13-14` or `30 May - 2 June`.
final class ClassicDate {
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
