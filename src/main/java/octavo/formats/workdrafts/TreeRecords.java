package octavo.formats.workdrafts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The records of a JSON or YAML source, and the unreadable ones.
public record TreeRecords(List<TreeRecord> records, List<DamagedRecord> damagedRecords) {
    public TreeRecords {
        records = List.copyOf(records);
        damagedRecords = List.copyOf(damagedRecords);
    }

    /// Converts the records to works; an empty one is damaged.
    public ImportedWorks readWorks(Function<TreeRecord, WorkDraft> readDraft) {
        List<ImportedWork> importedWorks = new ArrayList<>();
        List<DamagedRecord> allDamaged = new ArrayList<>(damagedRecords);
        for (TreeRecord treeRecord : records) {
            WorkDraft draft =
                    treeRecord.tree().isObject()
                            ? readDraft.apply(treeRecord)
                            : new WorkDraft(treeRecord.lineNumber());
            if (draft.isEmpty()) {
                allDamaged.add(
                        new DamagedRecord(
                                treeRecord.lineNumber(),
                                treeRecord.excerpt(),
                                DamagedRecord.EMPTY_RECORD));
            } else {
                importedWorks.add(draft.build());
            }
        }
        return new ImportedWorks(importedWorks, allDamaged);
    }
}
