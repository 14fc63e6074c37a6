package octavo.search.groups;

import java.util.Locale;

/// A condition of BibDesk's smart groups.
///
/// @param fieldName in lower case
record FieldCondition(String fieldName, FieldComparison comparison, String wantedValue) {
    /// What is compared, in the order of BibDesk's numbers.
    enum FieldComparison {
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
    boolean matchesText(String fieldText) {
        String foldedText = fieldText.toLowerCase(Locale.ROOT);
        String foldedValue = wantedValue.toLowerCase(Locale.ROOT);
        return switch (comparison) {
            case HAS_MEMBER, CONTAINS -> foldedText.contains(foldedValue);
            case LACKS_MEMBER, CONTAINS_NOT -> !foldedText.contains(foldedValue);
            case EQUALS -> foldedText.equals(foldedValue);
            case EQUALS_NOT -> !foldedText.equals(foldedValue);
            case STARTS_WITH -> foldedText.startsWith(foldedValue);
            case ENDS_WITH -> foldedText.endsWith(foldedValue);
            case SMALLER -> foldedText.compareTo(foldedValue) < 0;
            case LARGER -> foldedText.compareTo(foldedValue) > 0;
        };
    }
}
