package octavo.names;

/// A change of a list of names. Places count from 0.
public sealed interface ListEdit {

    /// Puts a name before the one at a place, or at the end.
    ///
    /// @param gap what separates it from its neighbour
    record Insert(int at, String name, String gap) implements ListEdit {}

    /// Takes a name out, with what annotations say of it.
    record Remove(int at) implements ListEdit {}

    /// Moves a name; what annotations say of it follows.
    record Move(int from, int to) implements ListEdit {}

    /// Writes a name in another way, or another name.
    record Replace(int at, String name) implements ListEdit {}

    /// Sets what stands behind the last name, such as ` and others`.
    record End(String tail) implements ListEdit {}

    /// Adds a mark, or a note in quotation marks, to what an annotation field says of a name.
    record Mark(int at, String field, String value) implements ListEdit {}

    /// Sets the text of an annotation field; with an empty one there is no such field.
    record Annotate(String field, String text) implements ListEdit {}
}
