package octavo.lookup;

import octavo.importer.ImportedWork;
import octavo.text.LocalizedSentence;

import java.util.List;

/// The result of looking up papers.
///
/// @param found in the requested order; each paper once
/// @param missing those not found, with the reason
public record LookupResult(List<FoundPaper> found, List<MissingPaper> missing) {
    public LookupResult {
        found = List.copyOf(found);
        missing = List.copyOf(missing);
    }

    /// A paper that was not found.
    ///
    /// @param sought how it was named; empty if the reason applies to all
    public record MissingPaper(String sought, LocalizedSentence reason) {}

    public List<ImportedWork> works() {
        return found.stream().map(FoundPaper::work).toList();
    }
}
