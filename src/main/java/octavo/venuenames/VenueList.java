package octavo.venuenames;

import octavo.text.CsvText;
import octavo.text.CsvText.CsvRow;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A user's own list of venues, as comma-separated values: journals with abbreviations, `fullName
/// name,abbreviation[,shorter abbreviation]`, or conferences with ranks as exported by CORE,
/// `id,title,acronym,source,rank,…`.
public record VenueList(List<CsvRow> journalRows, List<CsvRow> conferenceRows) {
    public static final DiagnosticCode BAD_ROW =
            new DiagnosticCode("bad-venue-row", DiagnosticSeverity.WARNING);

    private static final int MIN_RANKED_CELLS = 5;

    public VenueList {
        journalRows = List.copyOf(journalRows);
        conferenceRows = List.copyOf(conferenceRows);
    }

    /// Parses a list. A row that is neither is skipped and reported with its line; so is a journal
    /// whose abbreviation does not fit its name, as occurs in lists on the web.
    public static Parsed<VenueList> parse(String listText) {
        List<CsvRow> journalRows = new ArrayList<>();
        List<CsvRow> conferenceRows = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (CsvRow row : CsvText.parseRows(listText)) {
            Optional<LocalizedSentence> problemSentence = Optional.empty();
            if (isHeading(row) || row.cell(0).startsWith("#")) {
                continue;
            } else if (isConference(row)) {
                conferenceRows.add(row);
            } else if (row.cell(0).isEmpty() || row.cell(1).isEmpty()) {
                problemSentence =
                        Optional.of(
                                LocalizedSentence.of(
                                        "line {0}: expected a name and an abbreviation, or a row of"
                                                + " CORE's export",
                                        row.lineNumber()));
            } else if (!abbreviates(row.cell(1), row.cell(0))) {
                problemSentence =
                        Optional.of(
                                LocalizedSentence.of(
                                        "line {0}: {1} does not abbreviate {2}",
                                        row.lineNumber(), row.cell(1), row.cell(0)));
            } else {
                journalRows.add(row);
            }
            Span rowSpan = new Span(row.offset(), row.offset() + 1);
            problemSentence.ifPresent(
                    message -> diagnostics.add(new Diagnostic(rowSpan, BAD_ROW, message)));
        }
        return new Parsed<>(new VenueList(journalRows, conferenceRows), diagnostics);
    }

    private static boolean isConference(CsvRow row) {
        return row.cells().size() >= MIN_RANKED_CELLS
                && row.cell(0).matches("\\d+")
                && !row.cell(1).isEmpty();
    }

    private static boolean isHeading(CsvRow row) {
        String firstCell = row.cell(0).toLowerCase(Locale.ROOT);
        return row.lineNumber() == 1
                && (firstCell.equals("id")
                        || firstCell.startsWith("full")
                        || firstCell.equals("name"));
    }

    /// Whether the words of an abbreviation start words of the name, in order; all but short words
    /// must be covered.
    private static boolean abbreviates(String abbreviation, String fullName) {
        VenuePhrase shortPhrase = VenuePhrase.ofName(abbreviation);
        VenuePhrase fullPhrase = VenuePhrase.ofName(fullName);
        return shortPhrase.isShortForm(fullPhrase) || shortPhrase.isLooseShortForm(fullPhrase);
    }

    /// A register with this list's rows added. A row about a known series extends it; any other
    /// becomes a new series.
    public VenueRegister addTo(VenueRegister register) {
        return new RegisterAddition(register).addList(this);
    }
}
