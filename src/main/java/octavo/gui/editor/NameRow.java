package octavo.gui.editor;

import octavo.names.PersonName;

import java.util.List;

/// One name of a list, as its row shows it. What its parts are is only worked out when the row is
/// seen.
///
/// @param written the name as the file has it
/// @param marks such as `equal`
/// @param orcid the person's number, or empty
public record NameRow(int place, String written, List<String> marks, String orcid) {
    public NameRow {
        marks = List.copyOf(marks);
    }

    /// The name in LaTeX, as it is written.
    PersonName source() {
        return PersonName.parse(written).value();
    }

    public NameParts parts() {
        return NameParts.of(source());
    }
}
