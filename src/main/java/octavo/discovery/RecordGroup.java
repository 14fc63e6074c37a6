package octavo.discovery;

import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.RecordedWork;
import octavo.lookup.SoughtPaper;
import octavo.lookup.SourcedWork;

import java.util.List;

/// What services have of one work, and the library's entries of it.
///
/// @param records empty if only the library has it
public record RecordGroup(List<RecordedWork> records, List<Work> entries) {
    public RecordGroup {
        records = List.copyOf(records);
        entries = List.copyOf(entries);
    }

    List<SourcedWork> sourcedWorks() {
        return records.stream().map(RecordedWork::sourcedWork).toList();
    }

    /// What the records say together. There is at least one.
    public FoundPaper mergeRecords() {
        String title = records.getFirst().work().plainText(FieldName.TITLE);
        return FoundPaper.ofRecords(new SoughtPaper.OfWords(title), sourcedWorks());
    }

    boolean isPreprint() {
        return !records.isEmpty()
                && records.stream().allMatch(it -> it.work().type().equals("online"));
    }
}
