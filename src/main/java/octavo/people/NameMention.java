package octavo.people;

/// One name in one entry.
///
/// @param slot the number of the entry's slot
/// @param position the index of the name in its field
/// @param raw the name as in the file; of a list joined by commas, the whole list
/// @param spelling the parsed name, with marks and numbers apart
/// @param variant the key of its variant
/// @param person family name and first initial, by which co-authors are compared
public record NameMention(
        int slot,
        String field,
        int position,
        String raw,
        NameSpelling spelling,
        String variant,
        String person) {

    /// A list of names.
    record Place(int slot, String field) {}

    Place list() {
        return new Place(slot, field);
    }

    /// Whether commas join it to other names.
    boolean joined() {
        return spelling.joined();
    }
}
