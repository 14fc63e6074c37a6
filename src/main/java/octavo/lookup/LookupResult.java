package octavo.lookup;

import octavo.formats.workdrafts.ImportedWork;
import octavo.importing.ValueSources;
import octavo.text.LocalizedSentence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The result of looking up papers.
///
/// @param foundPapers in the requested order; each paper once
/// @param missingPapers those not found, with the reason
public record LookupResult(List<FoundPaper> foundPapers, List<MissingPaper> missingPapers) {
    public LookupResult {
        foundPapers = List.copyOf(foundPapers);
        missingPapers = List.copyOf(missingPapers);
    }

    /// A paper that was not found.
    ///
    /// @param soughtName how it was named; empty if the reason applies to all
    public record MissingPaper(String soughtName, LocalizedSentence reason) {}

    public List<ImportedWork> foundWorks() {
        return foundPapers.stream().map(FoundPaper::foundWork).toList();
    }

    /// Which service each value is from.
    public ValueSources valueSources() {
        Map<ImportedWork, Map<String, String>> sourcesByWork = new LinkedHashMap<>();
        foundPapers.forEach(paper -> sourcesByWork.put(paper.foundWork(), paper.fieldSources()));
        return ValueSources.of(sourcesByWork);
    }
}
