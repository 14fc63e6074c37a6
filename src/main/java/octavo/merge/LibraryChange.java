package octavo.merge;

import java.util.Optional;

/// Something that is different between two states of a library.
///
/// @param what what is different
/// @param how in which way
/// @param key of the entry, the later one where it was renamed, or the name of the string; empty
///   for the rest
/// @param field of the entry; empty where it is not about one
/// @param before the text in the earlier state
/// @param after the text in the later state
public record LibraryChange(
        What what,
        How how,
        String key,
        String field,
        Optional<String> before,
        Optional<String> after) {

    /// What of a library can be different.
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

    /// How it can be different.
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

    /// What is different, in words.
    public String words() {
        return new ChangeWords(this).words();
    }
}
