package octavo.importing;

import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.ImportPlan.RefusedEntry;

import java.util.List;

/// What is to be imported: contents of files and texts, and works that were looked up.
///
/// @param refusedSources what was looked up and not found, with the reasons
/// @param valueSources which service each value of the works is from
public record GatheredSources(
        List<NamedSource> namedSources,
        List<ImportedWork> works,
        List<RefusedEntry> refusedSources,
        ValueSources valueSources) {
    public GatheredSources {
        namedSources = List.copyOf(namedSources);
        works = List.copyOf(works);
        refusedSources = List.copyOf(refusedSources);
        valueSources = valueSources.withPrinted(works);
        for (NamedSource namedSource : namedSources) {
            if (namedSource.sourceReading() instanceof SourceReading.ForeignWorks(_, var read)) {
                valueSources = valueSources.withPrinted(read.works());
            }
        }
    }

    /// Contents alone; nothing was looked up.
    public static GatheredSources of(List<NamedSource> contents) {
        return new GatheredSources(contents, List.of(), List.of(), ValueSources.NONE);
    }
}
