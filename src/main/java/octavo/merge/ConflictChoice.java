package octavo.merge;

/// How a person settles a conflict.
public sealed interface ConflictChoice {

    /// As one of the three states has it.
    enum Side implements ConflictChoice {
        BASE,
        OURS,
        THEIRS
    }

    /// As a text has it: the source of a value with its delimiters, a type, a key, or a whole item.
    record Text(String source) implements ConflictChoice {}
}
