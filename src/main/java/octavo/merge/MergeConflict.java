package octavo.merge;

import java.util.Optional;

/// Something that both sides changed differently.
///
/// @param number identifies it among the conflicts of a merge, whatever has been chosen
/// @param itemKey of the entry, or the name of the string; empty for the rest
/// @param fieldName the field's name; empty if it is not about one
/// @param baseText the text before; empty if both sides added it
/// @param ourText our text; empty if we removed it
/// @param theirText their text; empty if they removed it
public record MergeConflict(
        int number,
        ConflictPart part,
        String itemKey,
        String fieldName,
        Optional<String> baseText,
        Optional<String> ourText,
        Optional<String> theirText) {

    /// The part of a library it is about.
    public enum ConflictPart {
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
    public String location() {
        String partName =
                switch (part) {
                    case ENTRY -> "the entry";
                    case TYPE -> "type";
                    case KEY -> "key";
                    case FIELD -> fieldName;
                    case STRING -> "the @string";
                    case PREAMBLE -> "the @preamble";
                    case COMMENT -> "a comment";
                    case TEXT -> "a line of text";
                };
        return itemKey.isEmpty() ? partName : itemKey + ": " + partName;
    }
}
