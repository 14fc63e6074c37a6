package octavo.merge;

import java.util.Optional;

/// A difference between two states of a library.
///
/// @param part the part that differs
/// @param kind the kind of difference
/// @param itemKey of the entry, the later one if it was renamed, or the name of the string; empty
///   for the rest
/// @param fieldName the field's name; empty if it is not about one
/// @param oldText the earlier text
/// @param newText the later text
public record LibraryChange(
        ChangedPart part,
        ChangeKind kind,
        String itemKey,
        String fieldName,
        Optional<String> oldText,
        Optional<String> newText) {

    /// The part of a library that differs.
    public enum ChangedPart {
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
    public enum ChangeKind {
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
    public String description() {
        return new ChangeDescription(this).describe();
    }
}
