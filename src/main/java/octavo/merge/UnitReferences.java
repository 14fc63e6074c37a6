package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibValue;
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
    static Set<String> undefined(List<BibItem> items) {
        Set<String> used = new HashSet<>();
        Set<String> defined = new HashSet<>();
        for (BibItem item : items) {
            defined.addAll(defined(item));
            switch (item) {
                case BibEntry entry -> entry.fields().forEach(field -> addUsed(used, field));
                case BibString string -> addMacros(used, string.value());
                default -> {}
            }
        }
        used.removeAll(defined);
        return used;
    }

    /// The names that an element defines: `@acm` for a string, the key of an entry.
    static Set<String> defined(BibItem item) {
        return switch (item) {
            case BibString string -> Set.of('@' + string.name().toLowerCase(Locale.ROOT));
            case BibEntry entry ->
                    Stream.concat(
                                    Stream.of(entry.key()),
                                    entry.value("ids").stream().flatMap(UnitReferences::keys))
                            .map(key -> key.toLowerCase(Locale.ROOT))
                            .collect(Collectors.toSet());
            default -> Set.of();
        };
    }

    private static void addUsed(Set<String> used, BibField field) {
        addMacros(used, field.value());
        if (FieldCatalogue.has(field.name(), FieldTrait.PARENT)) {
            keys(field.value()).map(key -> key.toLowerCase(Locale.ROOT)).forEach(used::add);
        }
    }

    private static void addMacros(Set<String> used, BibValue value) {
        for (BibValue.Part part : value.parts()) {
            if (part instanceof BibValue.Macro macro) {
                used.add('@' + macro.folded());
            }
        }
    }

    private static Stream<String> keys(BibValue value) {
        return Stream.of(value.text(Optional::of).split(","))
                .map(String::strip)
                .filter(key -> !key.isEmpty());
    }

    /// The new keys that a side gave to entries, by the old ones.
    ///
    /// @param matching pairs the elements before with those of the side
    static Map<String, String> renamed(
            UnitSequence<MergeUnit> before, UnitSequence<MergeUnit> side, UnitMatching matching) {
        Map<String, String> renamed = new HashMap<>();
        for (int i = 0; i < before.size(); i++) {
            if (before.elements().get(i).item() instanceof BibEntry was
                    && side.at(matching.ofLeft(i)).map(MergeUnit::item).orElse(was)
                            instanceof BibEntry is
                    && !was.key().isEmpty()
                    && !is.key().isEmpty()
                    && !was.key().equals(is.key())) {
                renamed.put(was.key(), is.key());
            }
        }
        if (!renamed.isEmpty()) {
            renamed.keySet().removeAll(keys(side));
        }
        return renamed;
    }

    /// A side with the references in its changes and additions updated to the other side's new
    /// keys.
    static UnitSequence<MergeUnit> followed(
            UnitSequence<MergeUnit> before,
            UnitSequence<MergeUnit> side,
            Map<String, String> renamed) {
        Map<String, String> known = new HashMap<>(renamed);
        known.keySet().retainAll(keys(side));
        if (known.isEmpty()) {
            return side;
        }
        Set<MergeUnit> unchanged = new HashSet<>(before.elements());
        return new UnitSequence<>(
                side.elements().stream()
                        .map(unit -> unchanged.contains(unit) ? unit : followed(unit, known))
                        .toList(),
                side.gaps());
    }

    private static Set<String> keys(UnitSequence<MergeUnit> side) {
        return side.elements().stream()
                .map(unit -> unit.item() instanceof BibEntry entry ? entry.key() : "")
                .collect(Collectors.toSet());
    }

    private static MergeUnit followed(MergeUnit unit, Map<String, String> renamed) {
        if (!(unit.item() instanceof BibEntry entry)) {
            return unit;
        }
        BibEntry followed = entry;
        for (int i = 0; i < entry.fieldCount(); i++) {
            if (FieldCatalogue.kind(entry.fieldName(i)).isReference()) {
                int field = i;
                BibEntry last = followed;
                followed =
                        entry.fields()
                                .get(i)
                                .value()
                                .withTexts(keys -> followed(keys, renamed))
                                .flatMap(value -> last.with(field, value))
                                .orElse(last);
            }
        }
        return followed.slice().equals(entry.slice()) ? unit : MergeUnit.of(followed);
    }

    private static String followed(String keys, Map<String, String> renamed) {
        return Stream.of(keys.split(",", -1))
                .map(key -> {
                    String now = renamed.get(key.strip());
                    return now == null ? key : key.replace(key.strip(), now);
                })
                .collect(Collectors.joining(","));
    }
}
