package octavo.cli.commands;

import octavo.library.Library;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedReport;
import octavo.retractions.RetractionTable;

import java.util.List;
import java.util.stream.Stream;

/// A cited work that is known to be retracted.
///
/// @param sentence says so, with its source
record RetractedCitation(CitedEntry citedEntry, String sentence) {

    /// @param libraries where the entries are looked up, the first that has a key first
    static Stream<RetractedCitation> findAll(
            CitedReport citedReport, List<Library> libraries, RetractionTable table) {
        if (table.noticesByDoi().isEmpty()) {
            return Stream.empty();
        }
        return citedReport.citedEntries().stream()
                .flatMap(citedEntry -> findNotices(citedEntry, libraries, table));
    }

    private static Stream<RetractedCitation> findNotices(
            CitedEntry citedEntry, List<Library> libraries, RetractionTable table) {
        return libraries.stream()
                .flatMap(library -> library.workWithKey(citedEntry.key()).stream())
                .findFirst()
                .flatMap(Work::doi)
                .map(table::noticesOf)
                .orElse(List.of())
                .stream()
                .filter(notice -> notice.kind().isAlarm())
                .map(notice -> new RetractedCitation(citedEntry, notice.sentence().toString()));
    }

    @Override
    public String toString() {
        return "%s: %s: %s"
                .formatted(citedEntry.sourcePlaces().getFirst(), citedEntry.key(), sentence);
    }
}
