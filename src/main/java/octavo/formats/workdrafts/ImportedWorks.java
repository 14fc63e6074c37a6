package octavo.formats.workdrafts;

import java.util.List;

/// The content of a source, in order.
public record ImportedWorks(List<ImportedWork> works, List<DamagedRecord> damagedRecords) {
    public static final ImportedWorks NONE = new ImportedWorks(List.of(), List.of());

    public ImportedWorks {
        works = List.copyOf(works);
        damagedRecords = List.copyOf(damagedRecords);
    }
}
