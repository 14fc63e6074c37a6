package octavo.cli.output;

import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.DifferingField;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.CitedEntry.MasterEntry;
import octavo.paperprojects.CitedReport;
import octavo.text.LocalizedSentence;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Prints a paper's citations as text.
public final class CitedLines {
    private final PrintWriter output;
    private final List<Path> libraryPaths;
    private final boolean isWordProcessed;

    /// @param isWordProcessed whether the paper has its entries inside
    public CitedLines(PrintWriter out, List<Path> libraries, boolean isWordProcessed) {
        this.output = out;
        this.libraryPaths = libraries;
        this.isWordProcessed = isWordProcessed;
    }

    /// Prints which cited entries have values that nobody has confirmed.
    ///
    /// @param proposals what an assistant or an editor has brought, by key
    public void printProposals(CitedReport citedReport, Map<String, LocalizedSentence> proposals) {
        for (CitedEntry citedEntry : citedReport.citedEntries()) {
            LocalizedSentence proposal = proposals.get(citedEntry.key());
            if (proposal != null) {
                output.println(
                        citedEntry.sourcePlaces().getFirst()
                                + ": "
                                + citedEntry.key()
                                + ": "
                                + proposal);
            }
        }
    }

    public void printReport(CitedReport citedReport) {
        for (CitedEntry citedEntry : citedReport.entriesWith(EntryStanding.MISSING)) {
            String nearKeys =
                    citedEntry.nearKeys().isEmpty()
                            ? ""
                            : " (near: " + String.join(", ", citedEntry.nearKeys()) + ")";
            output.println(
                    citedEntry.sourcePlaces().getFirst()
                            + ": "
                            + citedEntry.key()
                            + " has no entry"
                            + nearKeys);
        }
        for (CitedEntry citedEntry : citedReport.entriesWith(EntryStanding.IN_LIBRARY)) {
            output.println(
                    citedEntry.sourcePlaces().getFirst()
                            + ": "
                            + citedEntry.key()
                            + " is only in "
                            + libraryPaths.get(
                                    citedEntry.masterEntry().orElseThrow().libraryIndex()));
        }
        citedReport.entriesWith(EntryStanding.HERE).forEach(this::printDifferences);
        citedReport.uncitedKeys().forEach(key -> output.println(key + ": nothing cites it"));
        output.println(
                "%d cited: %d here, %d only in the library, %d without an entry; %d not cited"
                        .formatted(
                                citedReport.citedEntries().size(),
                                citedReport.entriesWith(EntryStanding.HERE).size(),
                                citedReport.entriesWith(EntryStanding.IN_LIBRARY).size(),
                                citedReport.entriesWith(EntryStanding.MISSING).size(),
                                citedReport.uncitedKeys().size()));
    }

    private void printDifferences(CitedEntry citedEntry) {
        citedEntry
                .masterEntry()
                .filter(masterEntry -> !masterEntry.masterKey().equals(citedEntry.key()))
                .ifPresent(masterEntry ->
                        output.println(citedEntry.key() + ": is " + masterName(masterEntry)));
        if (isWordProcessed && !libraryPaths.isEmpty() && citedEntry.masterEntry().isEmpty()) {
            output.println(
                    citedEntry.sourcePlaces().getFirst()
                            + ": "
                            + citedEntry.key()
                            + " is only in the document");
        }
        for (DifferingField differingField : citedEntry.differences()) {
            String newerNote =
                    switch (differingField.newerSide()) {
                        case PAPER -> " (changed in the paper)";
                        case LIBRARY -> " (changed in the library)";
                        case BOTH -> " (changed in both)";
                        case UNKNOWN -> "";
                    };
            output.println(
                    "the library has " + differingField.libraryChange().description() + newerNote);
        }
    }

    private String masterName(MasterEntry masterEntry) {
        return masterEntry.masterKey() + " in " + libraryPaths.get(masterEntry.libraryIndex());
    }
}
