package octavo.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The records of a JSON or YAML source, and the unreadable ones.
record TreeRecords(List<TreeRecord> records, List<DamagedRecord> damaged) {
    TreeRecords {
        records = List.copyOf(records);
        damaged = List.copyOf(damaged);
    }

    /// Converts the records to works; an empty one is damaged.
    ImportedWorks read(Function<TreeRecord, WorkDraft> reader) {
        List<ImportedWork> works = new ArrayList<>();
        List<DamagedRecord> all = new ArrayList<>(damaged);
        for (TreeRecord record : records) {
            WorkDraft draft =
                    record.node().isObject() ? reader.apply(record) : new WorkDraft(record.line());
            if (draft.isEmpty()) {
                all.add(new DamagedRecord(record.line(), record.excerpt(), DamagedRecord.EMPTY));
            } else {
                works.add(draft.build());
            }
        }
        return new ImportedWorks(works, all);
    }
}
