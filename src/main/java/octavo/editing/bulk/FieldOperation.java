package octavo.editing.bulk;

import octavo.bib.BibValue;

import java.util.Set;

/// An operation on one field, or on the text of several, in each of many entries. Field names are
/// those in the file. Operations are idempotent, except for adding and replacing text.
public sealed interface FieldOperation {

    /// Sets a field to a text, as if it were typed into the form.
    record SetText(String fieldName, String newText) implements FieldOperation {}

    /// Sets a field to a value in file syntax, such as the name of an `@string`.
    record SetValue(String fieldName, BibValue newValue) implements FieldOperation {}

    /// Adds a member to a list that lacks it, or appends words to other text.
    record AddText(String fieldName, String addedText) implements FieldOperation {}

    /// Removes a member from a list, and the field with its last one.
    record RemoveMember(String fieldName, String member) implements FieldOperation {}

    /// Renames a member of a list. The new name stands there once.
    record RenameMember(String fieldName, String member, String newMember)
            implements FieldOperation {}

    /// Removes a field.
    record ClearField(String fieldName) implements FieldOperation {}

    /// Renames a field. An entry that has both with different values keeps them.
    record MoveField(String fromField, String toField) implements FieldOperation {}

    /// Copies the value of a field to one that the entry lacks.
    record CopyField(String fromField, String toField) implements FieldOperation {}

    /// Replaces text in values; names of `@string`s stay.
    ///
    /// @param fieldNames the fields to search, in lower case; all if empty
    record ReplaceText(TextReplacement replacement, Set<String> fieldNames)
            implements FieldOperation {
        public ReplaceText {
            fieldNames = Set.copyOf(fieldNames);
        }
    }
}
