package octavo.discovery;

import octavo.library.Work;
import octavo.lookup.RecordedWork;
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
}
