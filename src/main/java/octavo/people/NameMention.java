package octavo.people;

/// One name in one entry.
///
/// @param slot the number of the entry's slot
/// @param position the index of the name in its field
/// @param rawName the name as in the file; of a list joined by commas, the whole list
/// @param spelling the parsed name, with marks and numbers apart
/// @param variantKey the key of its variant
/// @param initialKey family name and first initial, by which co-authors are compared
public record NameMention(
        int slot,
        String field,
        int position,
        String rawName,
        NameSpelling spelling,
        String variantKey,
        String initialKey) {

    /// A list of names.
    record MentionField(int slot, String field) {}

    MentionField listPlace() {
        return new MentionField(slot, field);
    }

    /// Whether commas join it to other names.
    boolean isJoined() {
        return spelling.isJoined();
    }
}
