package octavo.merge;

import java.util.Optional;

/// Something that both sides changed, and not alike.
///
/// @param number tells it from the other conflicts of the same merge, whatever has been chosen
/// @param key of the entry that it is about, or the name of the string; empty for the rest
/// @param field for a part that is a field; else empty
/// @param base the text before; nothing where both sides added it
/// @param ours our text; nothing where we removed it
/// @param theirs their text; nothing where they removed it
public record MergeConflict(
        int number,
        Part part,
        String key,
        String field,
        Optional<String> base,
        Optional<String> ours,
        Optional<String> theirs) {

    /// What of a library it is about.
    public enum Part {
        ENTRY,
        TYPE,
        KEY,
        FIELD,
        STRING,
        PREAMBLE,
        COMMENT,
        TEXT
    }

    /// What it is about, `mai2020kungfu: pages`.
    public String where() {
        String what =
                switch (part) {
                    case ENTRY -> "the entry";
                    case TYPE -> "type";
                    case KEY -> "key";
                    case FIELD -> field;
                    case STRING -> "the @string";
                    case PREAMBLE -> "the @preamble";
                    case COMMENT -> "a comment";
                    case TEXT -> "a line of text";
                };
        return key.isEmpty() ? what : key + ": " + what;
    }
}
