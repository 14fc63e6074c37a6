package octavo.importer;

import octavo.duplicates.ImportPlan.Refused;

import java.util.List;

/// What is to be imported: contents of files and texts, and works that were looked up.
///
/// @param missing what was looked up and not found, with the reasons
/// @param sources which service each value of the works is from
public record GatheredSources(
        List<NamedSource> contents,
        List<ImportedWork> works,
        List<Refused> missing,
        ValueSources sources) {
    public GatheredSources {
        contents = List.copyOf(contents);
        works = List.copyOf(works);
        missing = List.copyOf(missing);
    }

    /// Contents alone; nothing was looked up.
    public static GatheredSources of(List<NamedSource> contents) {
        return new GatheredSources(contents, List.of(), List.of(), ValueSources.NONE);
    }
}
