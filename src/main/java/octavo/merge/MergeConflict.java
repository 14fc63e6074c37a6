package octavo.merge;

import java.util.Optional;

/// Something that both sides changed differently.
///
/// @param number identifies it among the conflicts of a merge, whatever has been chosen
/// @param key of the entry, or the name of the string; empty for the rest
/// @param field the field's name; empty if it is not about one
/// @param base the text before; empty if both sides added it
/// @param ours our text; empty if we removed it
/// @param theirs their text; empty if they removed it
public record MergeConflict(
        int number,
        Part part,
        String key,
        String field,
        Optional<String> base,
        Optional<String> ours,
        Optional<String> theirs) {

    /// The part of a library it is about.
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

    /// Its location, `mai2020kungfu: pages`.
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
