package octavo.keys;

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
    private static final Pattern KEY = Pattern.compile("[^,]+");

    private final Library library;
    private final Map<Integer, KeyPlan.Renaming> renamings;

    KeyReferences(Library library, Map<Integer, KeyPlan.Renaming> renamings) {
        this.library = library;
        this.renamings = renamings;
    }

    /// The keys that an entry refers to.
    public static List<String> in(BibEntry entry) {
        return entry.fields().stream()
                .filter(field -> FieldCatalogue.kind(field.name()).isReference())
                .map(field -> field.value().text(_ -> Optional.empty()))
                .flatMap(keys -> KEY.matcher(keys).results())
                .map(part -> part.group().strip())
                .toList();
    }

    /// The entry with its references renamed.
    BibEntry followedIn(BibEntry entry) {
        BibEntry result = entry;
        List<BibField> fields = entry.fields();
        for (int i = 0; i < fields.size(); i++) {
            if (!FieldCatalogue.kind(fields.get(i).name()).isReference()) {
                continue;
            }
            int index = i;
            BibEntry before = result;
            result =
                    fields.get(i)
                            .value()
                            .withTexts(this::followed)
                            .filter(value -> !value.source().equals(fields.get(index).source()))
                            .flatMap(value -> before.with(index, value))
                            .orElse(before);
        }
        return result;
    }

    private String followed(String keys) {
        String followed =
                KEY.matcher(keys)
                        .replaceAll(part -> {
                            String key = part.group().strip();
                            return Matcher.quoteReplacement(
                                    part.group().replace(key, renamed(key)));
                        });
        return followed.equals(keys) ? keys : withoutRepeats(followed);
    }

    /// Two entries that get one key become one.
    private static String withoutRepeats(String keys) {
        Set<String> seen = new HashSet<>();
        return Stream.of(keys.split(",", -1))
                .filter(key -> seen.add(key.strip()))
                .collect(Collectors.joining(","));
    }

    /// A further key in `ids` stays valid, so references to it stay.
    private String renamed(String key) {
        return library.indexOfKey(key)
                .map(renamings::get)
                .filter(renaming -> renaming.before().equalsIgnoreCase(key))
                .map(KeyPlan.Renaming::after)
                .orElse(key);
    }
}
