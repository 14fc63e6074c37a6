package octavo.importer;

import octavo.duplicates.ImportPlan.Refused;

import java.util.List;

/// What is to be imported: contents to read, and works that were looked up.
///
/// @param missing what was looked up and not found, with the reasons
public record GatheredSources(
        List<NamedSource> contents, List<ImportedWork> works, List<Refused> missing) {
    public GatheredSources {
        contents = List.copyOf(contents);
        works = List.copyOf(works);
        missing = List.copyOf(missing);
    }
}
