package octavo.gui.editor;

import java.util.Arrays;
import java.util.List;

/// The typed data of a person.
///
/// @param marks such as `equal`, without repetitions
public record PersonEntry(NameParts parts, List<String> marks, String orcid) {
    public PersonEntry {
        marks = List.copyOf(marks);
    }

    /// @param marks separated by commas
    static PersonEntry of(NameParts parts, String marks, String orcid) {
        List<String> each =
                Arrays.stream(marks.split(",", -1))
                        .map(String::strip)
                        .filter(mark -> !mark.isEmpty())
                        .distinct()
                        .toList();
        return new PersonEntry(parts, each, orcid);
    }

    boolean isMarkedAs(NameRow row) {
        return marks.equals(row.nameMarks());
    }
}
