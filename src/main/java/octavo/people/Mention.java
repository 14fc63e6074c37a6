package octavo.people;

/// One name in one entry.
///
/// @param slot the number of the entry's slot
/// @param position the place of the name in its field, counted from 0
/// @param raw how the file writes it; of a list joined by commas, the whole list
/// @param joined whether commas join it with other names
/// @param variant the key of the variant that it is
/// @param person the family name and first initial, by which co-authors are compared
public record Mention(
        int slot,
        String field,
        int position,
        String raw,
        boolean joined,
        String variant,
        String person) {}
