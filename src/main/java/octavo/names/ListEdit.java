package octavo.names;

/// A change to a list of names. Indices count from 0.
public sealed interface ListEdit {

    /// Inserts a name before the one at an index, or at the end.
    ///
    /// @param separator the separator between it and its neighbour
    record InsertName(int nameIndex, String name, String separator) implements ListEdit {}

    /// Removes a name and its annotations.
    record RemoveName(int nameIndex) implements ListEdit {}

    /// Moves a name; its annotations follow.
    record MoveName(int fromIndex, int toIndex) implements ListEdit {}

    /// Rewrites or replaces a name.
    record ReplaceName(int nameIndex, String name) implements ListEdit {}

    /// Sets the text after the last name, such as ` and others`.
    record SetEnding(String ending) implements ListEdit {}

    /// Adds a mark, or a quoted note, to a name's annotations.
    record MarkName(int nameIndex, String annotationField, String markText) implements ListEdit {}

    /// Sets the text of an annotation field; an empty text removes the field.
    record AnnotateField(String annotationField, String annotationText) implements ListEdit {}
}
