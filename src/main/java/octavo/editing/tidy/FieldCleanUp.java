package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.library.BibDialect;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// A clean-up of individual values.
interface FieldCleanUp extends EntryCleanUp {

    /// Whether it applies to a field, given its name in lower case.
    boolean appliesTo(String fieldName);

    /// The cleaned value; empty if it cannot be changed safely.
    Optional<BibValue> cleanValue(BibValue value);

    @Override
    default BibEntry cleanEntry(BibEntry entry, BibDialect dialect) {
        SortedMap<Integer, BibValue> newValues = changedValues(entry);
        return newValues.isEmpty()
                ? entry
                : entry.withValue(newValues).orElseGet(() -> setOneByOne(entry, newValues));
    }

    private static BibEntry setOneByOne(BibEntry entry, SortedMap<Integer, BibValue> newValues) {
        BibEntry cleanedEntry = entry;
        for (Map.Entry<Integer, BibValue> indexedValue : newValues.entrySet()) {
            cleanedEntry =
                    cleanedEntry
                            .withValue(indexedValue.getKey(), indexedValue.getValue())
                            .orElse(cleanedEntry);
        }
        return cleanedEntry;
    }

    /// The new values of the fields that it changes, by field index.
    private SortedMap<Integer, BibValue> changedValues(BibEntry entry) {
        SortedMap<Integer, BibValue> newValues = new TreeMap<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            int index = i;
            changedValues(entry.field(i)).ifPresent(value -> newValues.put(index, value));
        }
        return newValues;
    }

    /// The new value of a field that it changes.
    private Optional<BibValue> changedValues(BibField field) {
        return appliesTo(field.name().toLowerCase(Locale.ROOT))
                ? cleanValue(field.value())
                        .filter(value -> !value.source().equals(field.valueSource()))
                : Optional.empty();
    }

    @Override
    default List<SkippedChange> skippedChanges(int itemIndex, BibEntry entry) {
        SortedMap<Integer, BibValue> newValues = changedValues(entry);
        List<SkippedChange> skippedChanges = new ArrayList<>();
        if (newValues.isEmpty() || entry.withValue(newValues).isPresent()) {
            return skippedChanges;
        }
        newValues.forEach((index, value) -> {
            if (entry.withValue(index, value).isEmpty()) {
                BibField field = entry.field(index);
                LocalizedSentence reasonSentence =
                        LocalizedSentence.of(
                                "{0} stays as it is: the file's encoding lacks a character of the"
                                        + " new value.",
                                field.name());
                skippedChanges.add(new SkippedChange(itemIndex, field.valueSpan(), reasonSentence));
            }
        });
        return skippedChanges;
    }
}
