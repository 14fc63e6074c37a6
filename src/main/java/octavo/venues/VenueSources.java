package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which entries get their venue from elsewhere: from `@string`s, or through `crossref` and
/// `xdata`.
final class VenueSources {
    private static final List<String> OTHERS = List.of(FieldName.TITLE, FieldName.HOWPUBLISHED);

    private final Set<Integer> borrowing = new HashSet<>();
    private final Map<String, Set<Integer>> children = new HashMap<>();
    private final Map<Integer, Set<String>> parents = new HashMap<>();
    private final Map<Integer, String> keys = new HashMap<>();

    void enter(int slot, BibEntry entry) {
        Set<String> named = parents(entry);
        if (!named.isEmpty()) {
            parents.put(slot, named);
            keys.put(slot, folded(entry.key()));
            named.forEach(key -> children.computeIfAbsent(key, _ -> new HashSet<>()).add(slot));
        }
        if (!named.isEmpty() || usesMacro(entry)) {
            borrowing.add(slot);
        }
    }

    void leave(int slot) {
        borrowing.remove(slot);
        keys.remove(slot);
        Set<String> named = parents.remove(slot);
        if (named != null) {
            for (String key : named) {
                Set<Integer> others = children.getOrDefault(key, new HashSet<>());
                others.remove(slot);
                if (others.isEmpty()) {
                    children.remove(key);
                }
            }
        }
    }

    /// The slots of the entries whose venue may change with an item.
    Set<Integer> on(BibItem item) {
        return switch (item) {
            case BibString _ -> Set.copyOf(borrowing);
            case BibEntry entry -> heirs(folded(entry.key()));
            default -> Set.of();
        };
    }

    private Set<Integer> heirs(String key) {
        Set<Integer> heirs = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(key));
        while (!open.isEmpty()) {
            for (int slot : children.getOrDefault(open.pop(), Set.of())) {
                if (heirs.add(slot)) {
                    open.push(keys.getOrDefault(slot, ""));
                }
            }
        }
        return heirs;
    }

    private static Set<String> parents(BibEntry entry) {
        Set<String> named = new HashSet<>();
        for (String field : FieldCatalogue.PARENT_FIELDS) {
            entry.value(field)
                    .map(value -> value.expandedText(_ -> Optional.empty()))
                    .ifPresent(text -> {
                        for (String key : text.split(",", -1)) {
                            named.add(folded(key.strip()));
                        }
                    });
        }
        named.remove("");
        return named;
    }

    private static boolean usesMacro(BibEntry entry) {
        List<String> fields = OwnField.of(entry).map(List::of).orElse(OTHERS);
        return fields.stream()
                .flatMap(field -> entry.valueSource(field).stream())
                .filter(source -> !source.startsWith("{") || source.indexOf('#') >= 0)
                .anyMatch(source ->
                        BibValue.parse(source).parts().stream()
                                .anyMatch(BibValue.MacroPart.class::isInstance));
    }

    private static String folded(String key) {
        return key.toLowerCase(Locale.ROOT);
    }
}
