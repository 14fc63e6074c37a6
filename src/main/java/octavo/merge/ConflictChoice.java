package octavo.merge;

/// How a person resolves a conflict.
public sealed interface ConflictChoice {

    /// The version of one of the three states.
    enum MergeSide implements ConflictChoice {
        BASE,
        OURS,
        THEIRS
    }

    /// A text: the source of a value with its delimiters, a type, a key, or a whole item.
    record ReplacementText(String sourceText) implements ConflictChoice {}
}
