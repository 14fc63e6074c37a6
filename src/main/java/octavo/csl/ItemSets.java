package octavo.csl;

import java.util.Comparator;
import java.util.List;

/// Items in sets with the same text, in order of first occurrence. Thousands may wait in thousands
/// of sets, of which one is taken at a time.
record ItemSets(List<List<CslItem>> itemSets, int itemCount) {
    /// The order only decides which items need fewer names.
    static final Comparator<CslItem> AUTHOR_COUNT_ORDER =
            Comparator.comparing(ItemSets::countOfAuthors).thenComparing(CslItem::id);

    /// The reference engine sorts numbers as texts.
    private static String countOfAuthors(CslItem item) {
        return Integer.toString(item.names().getOrDefault("author", List.of()).size());
    }

    static ItemSets of(List<List<CslItem>> itemSets) {
        return new ItemSets(itemSets, itemSets.stream().mapToInt(List::size).sum());
    }

    List<CslItem> firstSet() {
        return itemSets.getFirst();
    }

    ItemSets withoutFirstSet() {
        return new ItemSets(itemSets.subList(1, itemSets.size()), itemCount - firstSet().size());
    }

    List<CslItem> allItems() {
        return itemSets.stream().flatMap(List::stream).sorted(AUTHOR_COUNT_ORDER).toList();
    }
}
