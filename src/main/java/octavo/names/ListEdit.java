package octavo.names;

/// A change to a list of names. Indices count from 0.
public sealed interface ListEdit {

    /// Inserts a name before the one at an index, or at the end.
    ///
    /// @param gap the separator between it and its neighbour
    record Insert(int at, String name, String gap) implements ListEdit {}

    /// Removes a name and its annotations.
    record Remove(int at) implements ListEdit {}

    /// Moves a name; its annotations follow.
    record Move(int from, int to) implements ListEdit {}

    /// Rewrites or replaces a name.
    record Replace(int at, String name) implements ListEdit {}

    /// Sets the text after the last name, such as ` and others`.
    record End(String tail) implements ListEdit {}

    /// Adds a mark, or a quoted note, to a name's annotations.
    record Mark(int at, String field, String value) implements ListEdit {}

    /// Sets the text of an annotation field; an empty text removes the field.
    record Annotate(String field, String text) implements ListEdit {}
}
