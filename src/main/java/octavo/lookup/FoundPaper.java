package octavo.lookup;

import octavo.importer.ImportedWork;

import java.util.List;
import java.util.Map;

/// A paper that was found.
///
/// @param sources the services that know it, the one with priority first
/// @param fieldSources the source of each field
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
