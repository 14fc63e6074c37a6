package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.bib.KeyList;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// References between the elements of a file: to strings by name, and to entries by key.
final class UnitReferences {
    private UnitReferences() {}

    /// The names and keys that are used but not defined, folded.
    static Set<String> undefinedNames(List<BibItem> items) {
        Set<String> usedNames = new HashSet<>();
        Set<String> definedNames = new HashSet<>();
        for (BibItem item : items) {
            definedNames.addAll(definedNames(item));
            switch (item) {
                case BibEntry entry ->
                        entry.fields().forEach(field -> addUsedNames(usedNames, field));
                case BibString string -> addMacroNames(usedNames, string.value());
                default -> {}
            }
        }
        usedNames.removeAll(definedNames);
        return usedNames;
    }

    /// The names that an element defines: `@acm` for a string, the key of an entry.
    static Set<String> definedNames(BibItem item) {
        return switch (item) {
            case BibString string -> Set.of('@' + string.name().toLowerCase(Locale.ROOT));
            case BibEntry entry ->
                    Stream.concat(
                                    Stream.of(entry.key()),
                                    entry.value("ids").stream().flatMap(UnitReferences::keysOf))
                            .map(key -> key.toLowerCase(Locale.ROOT))
                            .collect(Collectors.toSet());
            default -> Set.of();
        };
    }

    private static void addUsedNames(Set<String> usedNames, BibField field) {
        addMacroNames(usedNames, field.value());
        if (FieldCatalogue.hasTrait(field.name(), FieldTrait.PARENT)) {
            keysOf(field.value()).map(key -> key.toLowerCase(Locale.ROOT)).forEach(usedNames::add);
        }
    }

    private static void addMacroNames(Set<String> usedNames, BibValue value) {
        for (BibValue.ValuePart part : value.parts()) {
            if (part instanceof BibValue.MacroPart macro) {
                usedNames.add('@' + macro.foldedName());
            }
        }
    }

    private static Stream<String> keysOf(BibValue value) {
        return KeyList.parse(value.expandedText(Optional::of)).stream();
    }

    /// The new keys that a side gave to entries, by the old ones.
    ///
    /// @param matching pairs the elements before with those of the side
    static Map<String, String> renamedKeys(
            UnitSequence<MergeUnit> baseSequence,
            UnitSequence<MergeUnit> sideSequence,
            UnitMatching matching) {
        Map<String, String> newKeys = new HashMap<>();
        for (int i = 0; i < baseSequence.size(); i++) {
            if (baseSequence.elements().get(i).item() instanceof BibEntry oldEntry
                    && sideSequence
                                    .elementAt(matching.partnerOfLeft(i))
                                    .map(MergeUnit::item)
                                    .orElse(oldEntry)
                            instanceof BibEntry newEntry
                    && !oldEntry.key().isEmpty()
                    && !newEntry.key().isEmpty()
                    && !oldEntry.key().equals(newEntry.key())) {
                newKeys.put(oldEntry.key(), newEntry.key());
            }
        }
        if (!newKeys.isEmpty()) {
            newKeys.keySet().removeAll(keysOf(sideSequence));
        }
        return newKeys;
    }

    /// A side with the references in its changes and additions updated to the other side's new
    /// keys.
    static UnitSequence<MergeUnit> followKeys(
            UnitSequence<MergeUnit> baseSequence,
            UnitSequence<MergeUnit> sideSequence,
            Map<String, String> newKeys) {
        Map<String, String> knownKeys = new HashMap<>(newKeys);
        knownKeys.keySet().retainAll(keysOf(sideSequence));
        if (knownKeys.isEmpty()) {
            return sideSequence;
        }
        Set<MergeUnit> unchangedUnits = new HashSet<>(baseSequence.elements());
        return new UnitSequence<>(
                sideSequence.elements().stream()
                        .map(unit ->
                                unchangedUnits.contains(unit) ? unit : followKeys(unit, knownKeys))
                        .toList(),
                sideSequence.gapSlices());
    }

    private static Set<String> keysOf(UnitSequence<MergeUnit> sideSequence) {
        return sideSequence.elements().stream()
                .map(unit -> unit.item() instanceof BibEntry entry ? entry.key() : "")
                .collect(Collectors.toSet());
    }

    private static MergeUnit followKeys(MergeUnit unit, Map<String, String> newKeys) {
        if (!(unit.item() instanceof BibEntry entry)) {
            return unit;
        }
        BibEntry followedEntry =
                KeyList.renameReferences(entry, key -> newKeys.getOrDefault(key, key));
        return followedEntry.slice().equals(entry.slice()) ? unit : MergeUnit.of(followedEntry);
    }
}
