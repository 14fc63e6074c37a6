package octavo.bib;

import octavo.fields.FieldCatalogue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The value of a field that names entries by their keys, such as `related`: keys with commas
/// between them.
public final class KeyList {
    private KeyList() {}

    /// The keys in the text of such a value.
    public static List<String> parse(String text) {
        List<String> keys = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String key = part.strip();
            if (!key.isEmpty()) {
                keys.add(key);
            }
        }
        return keys;
    }

    /// The keys in a field of an entry, as far as they need no `@string`.
    public static List<String> ofField(BibEntry entry, String fieldName) {
        return entry.value(fieldName).map(KeyList::keysIn).orElse(List.of());
    }

    private static List<String> keysIn(BibValue value) {
        return parse(value.expandedText(_ -> Optional.empty()));
    }

    /// The keys of all entries that an entry refers to.
    public static List<String> referencedKeys(BibEntry entry) {
        return entry.fields().stream()
                .filter(field -> FieldCatalogue.kindOf(field.name()).isReference())
                .flatMap(field -> keysIn(field.value()).stream())
                .toList();
    }

    /// Renames the keys that an entry refers to. Spaces and commas stay; entries that get one key
    /// are named once.
    public static BibEntry renameReferences(BibEntry entry, UnaryOperator<String> newKeyOf) {
        BibEntry renamedEntry = entry;
        List<BibField> fields = entry.fields();
        for (int i = 0; i < fields.size(); i++) {
            BibField field = fields.get(i);
            if (FieldCatalogue.kindOf(field.name()).isReference()) {
                int fieldIndex = i;
                BibEntry lastEntry = renamedEntry;
                renamedEntry =
                        field.value()
                                .mapTexts(keyList -> renameKeys(keyList, newKeyOf))
                                .filter(value -> !value.source().equals(field.valueSource()))
                                .flatMap(value -> lastEntry.withValue(fieldIndex, value))
                                .orElse(lastEntry);
            }
        }
        return renamedEntry;
    }

    private static String renameKeys(String keyList, UnaryOperator<String> newKeyOf) {
        String renamedKeys =
                Stream.of(keyList.split(",", -1))
                        .map(part -> renamePart(part, newKeyOf))
                        .collect(Collectors.joining(","));
        return renamedKeys.equals(keyList) ? keyList : withoutRepeats(renamedKeys);
    }

    private static String renamePart(String part, UnaryOperator<String> newKeyOf) {
        String key = part.strip();
        return key.isEmpty() ? part : part.replace(key, newKeyOf.apply(key));
    }

    private static String withoutRepeats(String keyList) {
        Set<String> seenKeys = new HashSet<>();
        return Stream.of(keyList.split(",", -1))
                .filter(key -> seenKeys.add(key.strip()))
                .collect(Collectors.joining(","));
    }
}
