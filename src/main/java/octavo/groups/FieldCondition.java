package octavo.groups;

import java.util.Locale;

/// A condition of BibDesk's smart groups.
///
/// @param field in lower case
record FieldCondition(String field, Comparison comparison, String value) {
    /// What is compared, in the order of BibDesk's numbers.
    enum Comparison {
        HAS_MEMBER,
        LACKS_MEMBER,
        CONTAINS,
        CONTAINS_NOT,
        EQUALS,
        EQUALS_NOT,
        STARTS_WITH,
        ENDS_WITH,
        SMALLER,
        LARGER
    }

    /// Whether the text of the field fits.
    boolean fits(String text) {
        String there = text.toLowerCase(Locale.ROOT);
        String wanted = value.toLowerCase(Locale.ROOT);
        return switch (comparison) {
            case HAS_MEMBER, CONTAINS -> there.contains(wanted);
            case LACKS_MEMBER, CONTAINS_NOT -> !there.contains(wanted);
            case EQUALS -> there.equals(wanted);
            case EQUALS_NOT -> !there.equals(wanted);
            case STARTS_WITH -> there.startsWith(wanted);
            case ENDS_WITH -> there.endsWith(wanted);
            case SMALLER -> there.compareTo(wanted) < 0;
            case LARGER -> there.compareTo(wanted) > 0;
        };
    }
}
