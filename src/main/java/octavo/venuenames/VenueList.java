package octavo.venuenames;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.venuenames.CsvRows.Row;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A list of venues of somebody's own, as comma-separated values: journals with their
/// abbreviations, `full name,abbreviation[,shorter abbreviation]`, or conferences with their ranks
/// as CORE exports them, `id,title,acronym,source,rank,…`.
public record VenueList(List<Row> journals, List<Row> conferences) {
    public static final Code BAD_ROW = new Code("bad-venue-row", Severity.WARNING);

    private static final int RANKED = 5;

    public VenueList {
        journals = List.copyOf(journals);
        conferences = List.copyOf(conferences);
    }

    /// Reads a list. A row that is neither is left out and reported with its line; so is a journal
    /// whose abbreviation is not one of its name, since lists on the web have such.
    public static Parsed<VenueList> parse(String text) {
        List<Row> journals = new ArrayList<>();
        List<Row> conferences = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (Row row : CsvRows.of(text)) {
            Optional<LocalizedSentence> wrong = Optional.empty();
            if (isHeading(row) || row.cell(0).startsWith("#")) {
                continue;
            } else if (isConference(row)) {
                conferences.add(row);
            } else if (row.cell(0).isEmpty() || row.cell(1).isEmpty()) {
                wrong =
                        Optional.of(
                                LocalizedSentence.of(
                                        "line {0}: it should have a name and an abbreviation, or be"
                                                + " a row of CORE's export",
                                        row.line()));
            } else if (!abbreviates(row.cell(1), row.cell(0))) {
                wrong =
                        Optional.of(
                                LocalizedSentence.of(
                                        "line {0}: {1} is no abbreviation of {2}",
                                        row.line(), row.cell(1), row.cell(0)));
            } else {
                journals.add(row);
            }
            Span where = new Span(row.offset(), row.offset() + 1);
            wrong.ifPresent(it -> diagnostics.add(new Diagnostic(where, BAD_ROW, it)));
        }
        return new Parsed<>(new VenueList(journals, conferences), diagnostics);
    }

    private static boolean isConference(Row row) {
        return row.cells().size() >= RANKED
                && row.cell(0).matches("\\d+")
                && !row.cell(1).isEmpty();
    }

    private static boolean isHeading(Row row) {
        String first = row.cell(0).toLowerCase(Locale.ROOT);
        return row.line() == 1
                && (first.equals("id") || first.startsWith("full") || first.equals("name"));
    }

    /// The words of an abbreviation begin words of the name, in order; all but short words count.
    private static boolean abbreviates(String brief, String full) {
        VenuePhrase words = VenuePhrase.ofName(brief);
        VenuePhrase whole = VenuePhrase.ofName(full);
        return words.isShortForm(whole) || words.isLooseShortForm(whole);
    }

    /// A register with the rows of this list too. A row about a series that the register has adds
    /// to it; another is a series of its own.
    public VenueRegister addedTo(VenueRegister register) {
        return new RegisterAddition(register).with(this);
    }
}
