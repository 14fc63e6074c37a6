package octavo.editing.keys;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The fields in which entries refer to others by key.
public final class KeyReferences {
    private static final Pattern SINGLE_KEY = Pattern.compile("[^,]+");

    private final Library library;
    private final Map<Integer, KeyPlan.KeyRenaming> renamingsByIndex;

    KeyReferences(Library library, Map<Integer, KeyPlan.KeyRenaming> renamingsByIndex) {
        this.library = library;
        this.renamingsByIndex = renamingsByIndex;
    }

    /// The keys that an entry refers to.
    public static List<String> referencedKeys(BibEntry entry) {
        return entry.fields().stream()
                .filter(field -> FieldCatalogue.kindOf(field.name()).isReference())
                .map(field -> field.value().expandedText(_ -> Optional.empty()))
                .flatMap(keyList -> SINGLE_KEY.matcher(keyList).results())
                .map(keyMatch -> keyMatch.group().strip())
                .toList();
    }

    /// The entry with its references renamed.
    BibEntry withRenamedReferences(BibEntry entry) {
        BibEntry renamedEntry = entry;
        List<BibField> fields = entry.fields();
        for (int i = 0; i < fields.size(); i++) {
            if (!FieldCatalogue.kindOf(fields.get(i).name()).isReference()) {
                continue;
            }
            int fieldIndex = i;
            BibEntry lastEntry = renamedEntry;
            renamedEntry =
                    fields.get(i)
                            .value()
                            .mapTexts(this::renameKeys)
                            .filter(value ->
                                    !value.source().equals(fields.get(fieldIndex).valueSource()))
                            .flatMap(value -> lastEntry.withValue(fieldIndex, value))
                            .orElse(lastEntry);
        }
        return renamedEntry;
    }

    private String renameKeys(String keyList) {
        String renamedKeys =
                SINGLE_KEY
                        .matcher(keyList)
                        .replaceAll(keyMatch -> {
                            String key = keyMatch.group().strip();
                            return Matcher.quoteReplacement(
                                    keyMatch.group().replace(key, newKeyOf(key)));
                        });
        return renamedKeys.equals(keyList) ? keyList : withoutRepeats(renamedKeys);
    }

    /// Two entries that get one key become one.
    private static String withoutRepeats(String keyList) {
        Set<String> seenKeys = new HashSet<>();
        return Stream.of(keyList.split(",", -1))
                .filter(key -> seenKeys.add(key.strip()))
                .collect(Collectors.joining(","));
    }

    /// A further key in `ids` stays valid, so references to it stay.
    private String newKeyOf(String key) {
        return library.indexOfKey(key)
                .map(renamingsByIndex::get)
                .filter(renaming -> renaming.oldKey().equalsIgnoreCase(key))
                .map(KeyPlan.KeyRenaming::newKey)
                .orElse(key);
    }
}
