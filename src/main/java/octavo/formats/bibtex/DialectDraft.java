package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.conversion.ConversionLosses;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// An entry during conversion. Only changed parts change their bytes; a change that the entry
/// cannot take is skipped and recorded.
final class DialectDraft {
    private final ConversionLosses losses;
    private BibEntry currentEntry;

    DialectDraft(BibEntry entry, ConversionLosses losses) {
        this.currentEntry = entry;
        this.losses = losses;
    }

    BibEntry entry() {
        return currentEntry;
    }

    String foldedType() {
        return currentEntry.type().toLowerCase(Locale.ROOT);
    }

    boolean hasField(String fieldName) {
        return currentEntry.hasField(fieldName);
    }

    List<String> fieldNames() {
        return currentEntry.fields().stream()
                .map(BibField::name)
                .map(DialectDraft::foldedName)
                .distinct()
                .toList();
    }

    private static String foldedName(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    void setType(String type) {
        if (!foldedType().equals(type)) {
            takeChange(currentEntry.withType(withCaseOfType(type)), "type " + type);
        }
    }

    /// A type in the same case as the entry's own.
    private String withCaseOfType(String type) {
        String currentType = currentEntry.type();
        if (currentType.length() > 1 && currentType.equals(currentType.toUpperCase(Locale.ROOT))) {
            return type.toUpperCase(Locale.ROOT);
        }
        return Character.isUpperCase(currentType.charAt(0))
                ? type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1)
                : type;
    }

    /// Renames a field. If the entry already has a field of that name, nothing changes.
    void renameField(String fieldName, String newName) {
        if (!currentEntry.hasField(fieldName)) {
            return;
        }
        if (currentEntry.hasField(newName)) {
            noteLoss("kept beside " + newName + ": " + fieldName);
            return;
        }
        takeChange(currentEntry.withRenamedField(fieldName, newName), fieldName);
    }

    void setField(String fieldName, String text) {
        Optional<BibValue> value = currentEntry.delimitedValue(fieldName, text);
        if (value.isEmpty()) {
            noteLoss("its braces do not balance, left out: " + fieldName);
        } else {
            setField(fieldName, value.get());
        }
    }

    void setField(String fieldName, BibValue value) {
        if (!currentEntry.valueSource(fieldName).equals(Optional.of(value.source()))) {
            takeChange(currentEntry.withValue(fieldName, value), fieldName);
        }
    }

    /// Removes a field, including repetitions.
    void removeField(String fieldName) {
        int count = currentEntry.fieldCount();
        for (int i = 0; i < count && currentEntry.hasField(fieldName); i++) {
            takeChange(currentEntry.withoutField(fieldName), fieldName);
        }
    }

    void noteLoss(String loss) {
        losses.addLoss(loss, currentEntry.key());
    }

    private void takeChange(Optional<BibEntry> changedEntry, String changedPart) {
        if (changedEntry.isPresent()) {
            currentEntry = changedEntry.get();
        } else {
            noteLoss("the entry is damaged, left as it was: " + changedPart);
        }
    }
}
