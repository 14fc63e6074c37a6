package octavo.gui.editor;

import octavo.names.PersonName;

import java.util.List;

/// A name in a list, as shown in its row. It is parsed only when the row is visible.
///
/// @param written the name as in the file
/// @param marks such as `equal`
/// @param orcid the ORCID iD, or empty
public record NameRow(int place, String written, List<String> marks, String orcid) {
    public NameRow {
        marks = List.copyOf(marks);
    }

    /// The name in LaTeX, as written.
    PersonName source() {
        return PersonName.parse(written).value();
    }

    public NameParts parts() {
        return NameParts.of(source());
    }
}
