package octavo.bulkedit;

import octavo.bib.BibValue;

import java.util.Set;

/// What is done to one field, or to the text of several, in each of many entries. Names of fields
/// are those of the file. An operation that is done twice changes nothing the second time, except
/// where text is added or replaced.
public sealed interface FieldOperation {

    /// Gives a field a text, as if it were typed into the form.
    record SetText(String field, String text) implements FieldOperation {}

    /// Gives a field a value as files have it, such as the name of an `@string`.
    record SetValue(String field, BibValue value) implements FieldOperation {}

    /// Adds a member to a list that does not have it yet, or words behind other text.
    record AddText(String field, String text) implements FieldOperation {}

    /// Takes a member out of a list, and the field with its last one.
    record RemoveMember(String field, String member) implements FieldOperation {}

    /// Removes a field.
    record ClearField(String field) implements FieldOperation {}

    /// Gives a field another name. An entry that has both with different values keeps them.
    record MoveField(String from, String to) implements FieldOperation {}

    /// Copies the value of a field to one that the entry does not have yet.
    record CopyField(String from, String to) implements FieldOperation {}

    /// Replaces text in values; names of `@string`s stay.
    ///
    /// @param fields the fields to look at, in lower case; all if empty
    record ReplaceText(TextReplacement replacement, Set<String> fields) implements FieldOperation {
        public ReplaceText {
            fields = Set.copyOf(fields);
        }
    }
}
