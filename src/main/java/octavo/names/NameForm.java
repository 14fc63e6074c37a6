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

    String writeName(PersonName name) {
        var unicodeName = name.toUnicode();
        String family = unicodeName.prefixedFamily();
        if (this != FAMILY && this != FAMILY_FIRST && isEastern(family + unicodeName.given())) {
            return joinParts(", ", family + unicodeName.given(), unicodeName.suffix());
        }
        return switch (this) {
            case GIVEN_FIRST ->
                    joinParts(
                            ", ",
                            joinParts(" ", unicodeName.given(), family),
                            unicodeName.suffix());
            case FAMILY_FIRST -> joinParts(", ", family, unicodeName.suffix(), unicodeName.given());
            case INITIALS_FIRST ->
                    joinParts(", ", joinParts(" ", name.initials(), family), unicodeName.suffix());
            case INITIALS_LAST -> joinParts(", ", family, unicodeName.suffix(), name.initials());
            case FAMILY -> family;
        };
    }

    private static boolean isEastern(String name) {
        return !name.isEmpty()
                && name.codePoints()
                        .filter(Character::isLetter)
                        .allMatch(BibtexInitials::isEastAsian);
    }

    private static String joinParts(String separator, String... parts) {
        var joinedParts = new StringJoiner(separator);
        for (String part : parts) {
            if (!part.isEmpty()) {
                joinedParts.add(part);
            }
        }
        return joinedParts.toString();
    }
}
