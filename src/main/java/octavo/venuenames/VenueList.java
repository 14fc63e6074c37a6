package octavo.venuenames;

import octavo.text.CsvText;
import octavo.text.CsvText.Row;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A user's own list of venues, as comma-separated values: journals with abbreviations, `full
/// name,abbreviation[,shorter abbreviation]`, or conferences with ranks as exported by CORE,
/// `id,title,acronym,source,rank,…`.
public record VenueList(List<Row> journals, List<Row> conferences) {
    public static final Code BAD_ROW = new Code("bad-venue-row", Severity.WARNING);

    private static final int RANKED = 5;

    public VenueList {
        journals = List.copyOf(journals);
        conferences = List.copyOf(conferences);
    }

    /// Parses a list. A row that is neither is skipped and reported with its line; so is a journal
    /// whose abbreviation does not fit its name, as occurs in lists on the web.
    public static Parsed<VenueList> parse(String text) {
        List<Row> journals = new ArrayList<>();
        List<Row> conferences = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (Row row : CsvText.rows(text)) {
            Optional<LocalizedSentence> wrong = Optional.empty();
            if (isHeading(row) || row.cell(0).startsWith("#")) {
                continue;
            } else if (isConference(row)) {
                conferences.add(row);
            } else if (row.cell(0).isEmpty() || row.cell(1).isEmpty()) {
                wrong =
                        Optional.of(
                                LocalizedSentence.of(
                                        "line {0}: expected a name and an abbreviation, or a row of"
                                                + " CORE's export",
                                        row.line()));
            } else if (!abbreviates(row.cell(1), row.cell(0))) {
                wrong =
                        Optional.of(
                                LocalizedSentence.of(
                                        "line {0}: {1} does not abbreviate {2}",
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

    /// Whether the words of an abbreviation start words of the name, in order; all but short words
    /// must be covered.
    private static boolean abbreviates(String brief, String full) {
        VenuePhrase words = VenuePhrase.ofName(brief);
        VenuePhrase whole = VenuePhrase.ofName(full);
        return words.isShortForm(whole) || words.isLooseShortForm(whole);
    }

    /// A register with this list's rows added. A row about a known series extends it; any other
    /// becomes a new series.
    public VenueRegister addedTo(VenueRegister register) {
        return new RegisterAddition(register).with(this);
    }
}
