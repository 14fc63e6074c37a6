package octavo.cli.commands;

import octavo.check.CheckDecisions;
import octavo.check.DoubtedEntries;
import octavo.check.Problem;
import octavo.check.RetractedWorks;
import octavo.cli.shared.LibraryInput;
import octavo.library.Library;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedReport;
import octavo.receipts.EntryDoubt;
import octavo.receipts.LibraryReceipts;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateNotice;
import octavo.sidecar.SidecarFile;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A cited work that is known to be retracted, or that services do not confirm, as severe as
/// `octavo check` would call it.
///
/// @param sentence says so, with its source
record UnfitCitation(CitedEntry citedEntry, UnfitReason reason, String sentence) {
    enum UnfitReason {
        RETRACTED,
        DOUBTED
    }

    /// What is known of works without asking.
    record KnownFaults(RetractionTable notices, LibraryReceipts receipts) {}

    /// A library in which entries are looked up.
    record CitedLibrary(Library library, CheckDecisions decisions) {
        static CitedLibrary of(Path path, Library library) {
            return new CitedLibrary(
                    library,
                    LibraryInput.isStandardInput(path)
                            ? CheckDecisions.NONE
                            : CheckDecisions.of(SidecarFile.loadFor(path).content()));
        }

        /// What a document has in it, of which nobody decides anything.
        static CitedLibrary ofDocument(Library library) {
            return new CitedLibrary(library, CheckDecisions.NONE);
        }

        /// Whether the owner wants one of them reported.
        private boolean isReported(List<Problem> problems) {
            return problems.stream()
                    .anyMatch(problem -> decisions.judge(library, problem).isPresent());
        }

        private Stream<UpdateNotice> noticesOf(Work work, RetractionTable table) {
            return work.doi().map(table::noticesOf).orElse(List.of()).stream()
                    .filter(notice -> notice.kind().isAlarm())
                    .filter(notice -> isReported(RetractedWorks.problemsOf(work, List.of(notice))));
        }

        private Stream<EntryDoubt> doubtsOf(Work work, LibraryReceipts receipts) {
            return receipts.doubtsOf(work).stream()
                    .filter(doubt -> isReported(DoubtedEntries.problemsOf(work, List.of(doubt))));
        }
    }

    /// @param libraries the first that has a key counts
    static List<UnfitCitation> findAll(
            CitedReport citedReport, List<CitedLibrary> libraries, KnownFaults knownFaults) {
        return citedReport.citedEntries().stream()
                .flatMap(citedEntry ->
                        libraries.stream()
                                .filter(it ->
                                        it.library().workWithKey(citedEntry.key()).isPresent())
                                .findFirst()
                                .stream()
                                .flatMap(it -> findFaults(citedEntry, it, knownFaults)))
                .toList();
    }

    private static Stream<UnfitCitation> findFaults(
            CitedEntry citedEntry, CitedLibrary citedLibrary, KnownFaults knownFaults) {
        Work work = citedLibrary.library().workWithKey(citedEntry.key()).orElseThrow();
        return Stream.concat(
                citedLibrary
                        .noticesOf(work, knownFaults.notices())
                        .map(notice ->
                                new UnfitCitation(
                                        citedEntry,
                                        UnfitReason.RETRACTED,
                                        notice.sentence().toString())),
                citedLibrary
                        .doubtsOf(work, knownFaults.receipts())
                        .map(doubt ->
                                new UnfitCitation(
                                        citedEntry,
                                        UnfitReason.DOUBTED,
                                        doubt.sentence().toString())));
    }

    /// What is known of the works, by the word of the reason and by key.
    static Map<String, Map<String, List<String>>> sentencesByReason(
            List<UnfitCitation> unfitCitations) {
        return unfitCitations.stream()
                .collect(
                        Collectors.groupingBy(
                                UnfitCitation::word,
                                TreeMap::new,
                                Collectors.groupingBy(
                                        it -> it.citedEntry().key(),
                                        Collectors.mapping(
                                                UnfitCitation::sentence, Collectors.toList()))));
    }

    /// What the reason is called for programs.
    String word() {
        return reason.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return "%s: %s: %s"
                .formatted(citedEntry.sourcePlaces().getFirst(), citedEntry.key(), sentence);
    }
}
