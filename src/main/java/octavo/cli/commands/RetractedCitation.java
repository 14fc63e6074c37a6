package octavo.cli.commands;

import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.check.RetractedWorks;
import octavo.cli.shared.LibraryInput;
import octavo.library.Library;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedReport;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateNotice;
import octavo.sidecar.SidecarFile;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A cited work that is known to be retracted, as severe as `octavo check` would call it.
///
/// @param sentence says so, with its source
record RetractedCitation(CitedEntry citedEntry, String sentence) {

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

        /// Whether the owner wants it reported.
        private boolean isReported(Work work, UpdateNotice notice) {
            List<Problem> problems = RetractedWorks.problemsOf(work, List.of(notice));
            return problems.stream()
                    .anyMatch(problem -> decisions.judge(library, problem).isPresent());
        }

        private Stream<UpdateNotice> noticesOf(Work work, RetractionTable table) {
            return work.doi().map(table::noticesOf).orElse(List.of()).stream()
                    .filter(notice -> notice.kind().isAlarm() && isReported(work, notice));
        }
    }

    /// @param libraries the first that has a key counts
    static List<RetractedCitation> findAll(
            CitedReport citedReport, List<CitedLibrary> libraries, RetractionTable table) {
        return table.noticesByDoi().isEmpty()
                ? List.of()
                : citedReport.citedEntries().stream()
                        .flatMap(citedEntry -> findNotices(citedEntry, libraries, table))
                        .toList();
    }

    private static Stream<RetractedCitation> findNotices(
            CitedEntry citedEntry, List<CitedLibrary> libraries, RetractionTable table) {
        return libraries.stream()
                .filter(it -> it.library().workWithKey(citedEntry.key()).isPresent())
                .findFirst()
                .stream()
                .flatMap(it ->
                        it.noticesOf(
                                it.library().workWithKey(citedEntry.key()).orElseThrow(), table))
                .map(notice -> new RetractedCitation(citedEntry, notice.sentence().toString()));
    }

    /// What became of the works, by key.
    static Map<String, List<String>> sentencesByKey(List<RetractedCitation> retractions) {
        return retractions.stream()
                .collect(
                        Collectors.groupingBy(
                                it -> it.citedEntry().key(),
                                Collectors.mapping(
                                        RetractedCitation::sentence, Collectors.toList())));
    }

    @Override
    public String toString() {
        return "%s: %s: %s"
                .formatted(citedEntry.sourcePlaces().getFirst(), citedEntry.key(), sentence);
    }
}
