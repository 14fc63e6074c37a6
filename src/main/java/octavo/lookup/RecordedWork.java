package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;

import java.util.List;

/// A work in a service's answer, with its authors as they are listed there.
///
/// @param authors empty if the service names none
/// @param isClaimed whether a person has claimed it there as their own
public record RecordedWork(
        SourcedWork sourcedWork, List<RecordedAuthor> authors, boolean isClaimed) {
    public RecordedWork {
        authors = List.copyOf(authors);
    }

    /// A work whose record tells nothing of its authors but their names.
    static RecordedWork ofNames(SourcedWork sourcedWork) {
        return new RecordedWork(
                sourcedWork,
                sourcedWork.importedWork().namesOf(FieldName.AUTHOR).stream()
                        .map(name -> new RecordedAuthor(name, "", List.of()))
                        .toList(),
                false);
    }

    public String serviceName() {
        return sourcedWork.sourceName();
    }

    public ImportedWork work() {
        return sourcedWork.importedWork();
    }
}
