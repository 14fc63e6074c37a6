package octavo.bulkedit;

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
/// @param field its name, in lower case
/// @param entries how many of them have it
/// @param text the text that all of those have; empty if they differ
public record FieldSummary(String field, int entries, Optional<String> text) {

    /// One for each field that any of some entries has, in the order in which they come up.
    ///
    /// @param slots the numbers of the slots of the entries
    public static List<FieldSummary> of(Library library, Collection<Integer> slots) {
        Map<String, FieldSummary> found = new LinkedHashMap<>();
        MacroValues macros = library.macros();
        for (int slot : slots) {
            library.indexOfSlot(slot)
                    .ifPresent(index ->
                            library.entry(slot)
                                    .ifPresent(entry -> add(entry, index, macros, found)));
            if (Thread.currentThread().isInterrupted()) {
                return List.of();
            }
        }
        return new ArrayList<>(found.values());
    }

    private static void add(
            BibEntry entry, int index, MacroValues macros, Map<String, FieldSummary> found) {
        entry.fields().stream()
                .map(field -> field.name().toLowerCase(Locale.ROOT))
                .distinct()
                .forEach(name ->
                        found.merge(
                                name,
                                new FieldSummary(name, 1, text(entry, name, index, macros)),
                                FieldSummary::and));
    }

    private static Optional<String> text(
            BibEntry entry, String field, int index, MacroValues macros) {
        return EntryGuard.read(
                entry.key(),
                () -> entry.value(field).map(value -> value.text(macros.at(index))),
                Optional::empty);
    }

    private FieldSummary and(FieldSummary other) {
        return new FieldSummary(
                field, entries + other.entries, text.filter(_ -> text.equals(other.text)));
    }
}
