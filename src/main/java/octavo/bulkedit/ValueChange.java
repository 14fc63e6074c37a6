package octavo.bulkedit;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;

import java.util.Optional;

/// One value of an entry that changes.
///
/// @param slot the slot of the entry
/// @param place the place among its fields; -1 for a field that it does not have yet
/// @param field the name of the field afterwards
/// @param before its source now; empty if there is none
/// @param after its source afterwards; empty if the field goes
public record ValueChange(int slot, int place, String field, String before, String after) {

    /// An entry with the change; nothing if it cannot take it.
    Optional<BibEntry> in(BibEntry entry) {
        if (place < 0) {
            return entry.with(field, BibValue.parse(after));
        }
        if (after.isEmpty()) {
            return entry.without(place);
        }
        return entry.fieldName(place).equals(field)
                ? entry.with(place, BibValue.parse(after))
                : entry.withFieldNamed(place, field);
    }
}
