package octavo.editing.bulk;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;

import java.util.Optional;

/// A change of one value of an entry.
///
/// @param slotNumber the slot of the entry
/// @param fieldIndex the index of the field; -1 for a new field
/// @param fieldName the name of the field afterwards
/// @param oldSource its present source; empty if there is none
/// @param newSource its new source; empty if the field is removed
public record ValueChange(
        int slotNumber, int fieldIndex, String fieldName, String oldSource, String newSource) {

    /// An entry with the change; empty if it cannot take it.
    Optional<BibEntry> applyTo(BibEntry entry) {
        if (fieldIndex < 0) {
            return entry.withValue(fieldName, BibValue.parse(newSource));
        }
        if (newSource.isEmpty()) {
            return entry.withoutField(fieldIndex);
        }
        return entry.fieldName(fieldIndex).equals(fieldName)
                ? entry.withValue(fieldIndex, BibValue.parse(newSource))
                : entry.withRenamedField(fieldIndex, fieldName);
    }
}
