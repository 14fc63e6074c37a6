package octavo.merge;

import java.util.Optional;

/// A difference between two states of a library.
///
/// @param what the part that differs
/// @param how the kind of difference
/// @param key of the entry, the later one if it was renamed, or the name of the string; empty for
///   the rest
/// @param field the field's name; empty if it is not about one
/// @param before the earlier text
/// @param after the later text
public record LibraryChange(
        What what,
        How how,
        String key,
        String field,
        Optional<String> before,
        Optional<String> after) {

    /// The part of a library that differs.
    public enum What {
        FILE,
        ENTRY,
        KEY,
        TYPE,
        FIELD,
        PERSON,
        KEYWORD,
        STRING,
        PREAMBLE,
        COMMENT,
        TEXT
    }

    /// The kind of difference.
    public enum How {
        ADDED,
        REMOVED,
        CHANGED,
        RENAMED,
        MOVED,
        DISABLED,
        ENABLED,
        LAID_OUT
    }

    /// The difference in words.
    public String words() {
        return new ChangeWords(this).words();
    }
}
