package octavo.editing.bulk;

import octavo.bib.BibEntry;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.MacroValues;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What several entries have in one field.
///
/// @param fieldName its name, in lower case
/// @param entryCount how many of them have it
/// @param commonText the text that all of those have; empty if they differ
public record FieldSummary(String fieldName, int entryCount, Optional<String> commonText) {

    /// One for each field that any of some entries has, in the order in which they come up.
    ///
    /// @param slotNumbers the numbers of the slots of the entries
    public static List<FieldSummary> of(Library library, Collection<Integer> slotNumbers) {
        Map<String, FieldSummary> summariesByField = new LinkedHashMap<>();
        MacroValues macros = library.macros();
        for (int slotNumber : slotNumbers) {
            library.indexOfSlot(slotNumber)
                    .ifPresent(entryIndex ->
                            library.entryInSlot(slotNumber)
                                    .ifPresent(entry ->
                                            addEntry(entry, entryIndex, macros, summariesByField)));
            if (Thread.currentThread().isInterrupted()) {
                return List.of();
            }
        }
        return new ArrayList<>(summariesByField.values());
    }

    private static void addEntry(
            BibEntry entry,
            int entryIndex,
            MacroValues macros,
            Map<String, FieldSummary> summariesByField) {
        entry.fields().stream()
                .map(field -> field.name().toLowerCase(Locale.ROOT))
                .distinct()
                .forEach(fieldName ->
                        summariesByField.merge(
                                fieldName,
                                new FieldSummary(
                                        fieldName, 1, text(entry, fieldName, entryIndex, macros)),
                                FieldSummary::mergeWith));
    }

    private static Optional<String> text(
            BibEntry entry, String fieldName, int entryIndex, MacroValues macros) {
        return EntryGuard.readSafely(
                entry.key(),
                () ->
                        entry.value(fieldName)
                                .map(value -> value.expandedText(macros.macrosAt(entryIndex))),
                Optional::empty);
    }

    private FieldSummary mergeWith(FieldSummary other) {
        return new FieldSummary(
                fieldName,
                entryCount + other.entryCount,
                commonText.filter(_ -> commonText.equals(other.commonText)));
    }
}
