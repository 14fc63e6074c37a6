package octavo.lookup;

import octavo.importer.ImportedWork;
import octavo.text.LocalizedSentence;

import java.util.List;

/// What came of looking papers up.
///
/// @param found in the order in which they were asked for; each paper once
/// @param missing those that were not found, with the reason
public record LookupResult(List<FoundPaper> found, List<MissingPaper> missing) {
    public LookupResult {
        found = List.copyOf(found);
        missing = List.copyOf(missing);
    }

    /// A paper that was not found.
    ///
    /// @param sought how it was asked for; empty where the reason is one for all
    public record MissingPaper(String sought, LocalizedSentence reason) {}

    public List<ImportedWork> works() {
        return found.stream().map(FoundPaper::work).toList();
    }
}
