package octavo.bulkedit;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;

import java.util.Optional;

/// A change of one value of an entry.
///
/// @param slot the slot of the entry
/// @param place the index of the field; -1 for a new field
/// @param field the name of the field afterwards
/// @param before its present source; empty if there is none
/// @param after its new source; empty if the field is removed
public record ValueChange(int slot, int place, String field, String before, String after) {

    /// An entry with the change; empty if it cannot take it.
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
