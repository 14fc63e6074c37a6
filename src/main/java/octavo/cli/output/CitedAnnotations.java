package octavo.cli.output;

import octavo.bib.LineColumns.LineColumn;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.CitedReport;
import octavo.paperprojects.SourcePlace;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Annotates a paper's citations for GitHub: each that has no entry, and each whose entry only the
/// library has.
public final class CitedAnnotations {
    private final GithubAnnotations annotations;
    private final List<Path> libraryPaths;

    public CitedAnnotations(PrintWriter out, List<Path> libraries) {
        this.annotations = new GithubAnnotations(out);
        this.libraryPaths = libraries;
    }

    public void printReport(CitedReport citedReport) {
        citedReport
                .entriesWith(EntryStanding.MISSING)
                .forEach(citedEntry -> {
                    String nearKeys = String.join(", ", citedEntry.nearKeys());
                    annotate(
                            DiagnosticSeverity.ERROR,
                            citedEntry,
                            "missing-entry",
                            " has no entry"
                                    + (nearKeys.isEmpty() ? "" : " (near: " + nearKeys + ")"));
                });
        citedReport
                .entriesWith(EntryStanding.IN_LIBRARY)
                .forEach(citedEntry -> {
                    int libraryIndex = citedEntry.masterEntry().orElseThrow().libraryIndex();
                    annotate(
                            DiagnosticSeverity.WARNING,
                            citedEntry,
                            "only-in-library",
                            " is only in " + libraryPaths.get(libraryIndex));
                });
    }

    /// The cited entries with values that nobody has confirmed.
    ///
    /// @param proposals what an assistant or an editor has brought, by key
    public void printProposals(CitedReport citedReport, Map<String, LocalizedSentence> proposals) {
        for (CitedEntry citedEntry : citedReport.citedEntries()) {
            LocalizedSentence proposal = proposals.get(citedEntry.key());
            if (proposal != null) {
                annotate(DiagnosticSeverity.WARNING, citedEntry, "unconfirmed", ": " + proposal);
            }
        }
    }

    private void annotate(
            DiagnosticSeverity severity, CitedEntry citedEntry, String title, String remark) {
        for (SourcePlace place : citedEntry.sourcePlaces()) {
            annotations.annotatePlace(
                    severity,
                    place.file(),
                    new LineColumn(place.line(), place.column()),
                    title,
                    citedEntry.key() + remark + ".");
        }
    }

    /// A cited work that was retracted, or that services do not confirm: a warning.
    public void printFault(CitedEntry citedEntry, String title, String sentence) {
        annotate(DiagnosticSeverity.WARNING, citedEntry, title, ": " + sentence);
    }

    /// A file that the paper's citations should have changed.
    public void printStaleFile(Path file, String changes) {
        annotations.annotateFile(DiagnosticSeverity.ERROR, file, "out-of-date", changes);
    }
}
