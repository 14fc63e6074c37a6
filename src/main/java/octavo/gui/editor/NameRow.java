package octavo.gui.editor;

import octavo.names.PersonName;

import java.util.List;

/// A name in a list, as shown in its row. It is parsed only when the row is visible.
///
/// @param writtenName the name as in the file
/// @param nameMarks such as `equal`
/// @param orcidNumber the ORCID iD, or empty
public record NameRow(
        int nameIndex, String writtenName, List<String> nameMarks, String orcidNumber) {
    public NameRow {
        nameMarks = List.copyOf(nameMarks);
    }

    /// The name in LaTeX, as written.
    PersonName writtenPerson() {
        return PersonName.parse(writtenName).value();
    }

    public NameParts nameParts() {
        return NameParts.of(writtenPerson());
    }
}
