package octavo.people;

/// One name in one entry.
///
/// @param slot the number of the entry's slot
/// @param position the place of the name in its field, counted from 0
/// @param raw how the file writes it; of a list joined by commas, the whole list
/// @param spelling how it reads here, with what is not of the name
/// @param variant the key of the variant that it is
/// @param person the family name and first initial, by which co-authors are compared
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

    /// Whether commas join it with other names.
    boolean joined() {
        return spelling.joined();
    }
}
