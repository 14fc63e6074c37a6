package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.bib.KeyList;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Which entries get their venue from elsewhere: from `@string`s, or through `crossref` and
/// `xdata`.
final class VenueSources {
    private static final List<String> OTHER_FIELDS =
            List.of(FieldName.TITLE, FieldName.HOWPUBLISHED);

    private final Set<Integer> borrowingSlots = new HashSet<>();
    private final Map<String, Set<Integer>> childSlots = new HashMap<>();
    private final Map<Integer, Set<String>> parentKeys = new HashMap<>();
    private final Map<Integer, String> keysBySlot = new HashMap<>();

    void addEntry(int slot, BibEntry entry) {
        Set<String> parentNames = parentNames(entry);
        if (!parentNames.isEmpty()) {
            parentKeys.put(slot, parentNames);
            keysBySlot.put(slot, foldKey(entry.key()));
            parentNames.forEach(
                    key -> childSlots.computeIfAbsent(key, _ -> new HashSet<>()).add(slot));
        }
        if (!parentNames.isEmpty() || usesMacro(entry)) {
            borrowingSlots.add(slot);
        }
    }

    void removeSlot(int slot) {
        borrowingSlots.remove(slot);
        keysBySlot.remove(slot);
        Set<String> parentNames = parentKeys.remove(slot);
        if (parentNames != null) {
            for (String key : parentNames) {
                Set<Integer> siblingSlots = childSlots.getOrDefault(key, new HashSet<>());
                siblingSlots.remove(slot);
                if (siblingSlots.isEmpty()) {
                    childSlots.remove(key);
                }
            }
        }
    }

    /// The slots of the entries whose venue may change with an item.
    Set<Integer> dependentSlots(BibItem item) {
        return switch (item) {
            case BibString _ -> Set.copyOf(borrowingSlots);
            case BibEntry entry -> inheritingSlots(foldKey(entry.key()));
            default -> Set.of();
        };
    }

    private Set<Integer> inheritingSlots(String key) {
        Set<Integer> inheritingSlots = new HashSet<>();
        Deque<String> openKeys = new ArrayDeque<>(List.of(key));
        while (!openKeys.isEmpty()) {
            for (int slot : childSlots.getOrDefault(openKeys.pop(), Set.of())) {
                if (inheritingSlots.add(slot)) {
                    openKeys.push(keysBySlot.getOrDefault(slot, ""));
                }
            }
        }
        return inheritingSlots;
    }

    private static Set<String> parentNames(BibEntry entry) {
        Set<String> parentNames = new HashSet<>();
        for (String field : FieldCatalogue.PARENT_FIELDS) {
            KeyList.ofField(entry, field).forEach(key -> parentNames.add(foldKey(key)));
        }
        return parentNames;
    }

    private static boolean usesMacro(BibEntry entry) {
        List<String> fields = OwnField.of(entry).map(List::of).orElse(OTHER_FIELDS);
        return fields.stream()
                .flatMap(field -> entry.valueSource(field).stream())
                .filter(source -> !source.startsWith("{") || source.indexOf('#') >= 0)
                .anyMatch(source ->
                        BibValue.parse(source).parts().stream()
                                .anyMatch(BibValue.MacroPart.class::isInstance));
    }

    private static String foldKey(String key) {
        return key.toLowerCase(Locale.ROOT);
    }
}
