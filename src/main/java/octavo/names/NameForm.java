package octavo.names;

import java.util.StringJoiner;

/// The usual ways to write a name. A family name that comes first in running text, as in 王小明, does
/// so in every form unless the parts are to be distinguishable.
public enum NameForm {
    /// Ludwig van Beethoven, Jr
    GIVEN_FIRST,
    /// van Beethoven, Jr, Ludwig
    FAMILY_FIRST,
    /// L. van Beethoven, Jr
    INITIALS_FIRST,
    /// van Beethoven, Jr, L.
    INITIALS_LAST,
    /// van Beethoven
    FAMILY;

    String write(PersonName name) {
        var parts = name.unicode();
        String family = parts.prefixedFamily();
        if (this != FAMILY && this != FAMILY_FIRST && isEastern(family + parts.given())) {
            return joined(", ", family + parts.given(), parts.suffix());
        }
        return switch (this) {
            case GIVEN_FIRST -> joined(", ", joined(" ", parts.given(), family), parts.suffix());
            case FAMILY_FIRST -> joined(", ", family, parts.suffix(), parts.given());
            case INITIALS_FIRST ->
                    joined(", ", joined(" ", name.initials(), family), parts.suffix());
            case INITIALS_LAST -> joined(", ", family, parts.suffix(), name.initials());
            case FAMILY -> family;
        };
    }

    private static boolean isEastern(String name) {
        return !name.isEmpty()
                && name.codePoints()
                        .filter(Character::isLetter)
                        .allMatch(BibtexInitials::isEastern);
    }

    private static String joined(String joint, String... parts) {
        var joined = new StringJoiner(joint);
        for (String part : parts) {
            if (!part.isEmpty()) {
                joined.add(part);
            }
        }
        return joined.toString();
    }
}
