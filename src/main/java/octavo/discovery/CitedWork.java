package octavo.discovery;

import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.RecordedWork;
import octavo.lookup.SoughtPaper;
import octavo.values.Doi;

import java.util.List;
import java.util.Optional;

/// A work that entries cite.
///
/// @param citingEntries the entries
/// @param record what its agency says of it, if it was asked and has answered
/// @param knownEntry the library's entry of it
public record CitedWork(
        Doi doi,
        List<Work> citingEntries,
        Optional<RecordedWork> record,
        Optional<Work> knownEntry) {
    public CitedWork {
        citingEntries = List.copyOf(citingEntries);
    }

    /// What an import takes; empty if there is no record.
    public Optional<FoundPaper> foundPaper() {
        return record.map(
                it -> FoundPaper.ofRecords(new SoughtPaper.OfDoi(doi), List.of(it.sourcedWork())));
    }
}
