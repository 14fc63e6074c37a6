package octavo.lookup;

import octavo.importer.ImportedWork;

import java.util.List;
import java.util.Map;

/// A paper that was found.
///
/// @param sources the services that know it, the one that is followed first
/// @param fieldSources which of them each field is from
public record FoundPaper(
        SoughtPaper sought,
        ImportedWork work,
        List<String> sources,
        Map<String, String> fieldSources) {
    public FoundPaper {
        sources = List.copyOf(sources);
        fieldSources = Map.copyOf(fieldSources);
    }
}
