package octavo.lookup;

import octavo.importer.ImportedWork;
import octavo.importer.ValueSources;
import octavo.text.LocalizedSentence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /// Which service each value is from.
    public ValueSources sources() {
        Map<ImportedWork, Map<String, String>> sources = new LinkedHashMap<>();
        found.forEach(paper -> sources.put(paper.work(), paper.fieldSources()));
        return ValueSources.of(sources);
    }
}
