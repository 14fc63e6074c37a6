package octavo.cli.shared;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.cli.shared.LibraryInput.LibrarySource;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/// The `@string`s of files that were read in a row, which hold in the files after them. Of these,
/// each file is given only what it names, so that a thousand files take no square of their strings.
public final class EarlierStrings {
    /// The place of an item, by file and item.
    private record ItemPosition(int source, int item) implements Comparable<ItemPosition> {
        @Override
        public int compareTo(ItemPosition other) {
            return source == other.source
                    ? Integer.compare(item, other.item)
                    : Integer.compare(source, other.source);
        }
    }

    private record DefinedString(ItemPosition itemPosition, BibString bibString) {}

    private final List<LibrarySource> earlierSources = new ArrayList<>();
    private final Map<String, List<DefinedString>> definitionsByName = new HashMap<>();

    public void addSource(LibrarySource source) {
        List<BibItem> items = source.bibFile().items();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof BibString string) {
                definitionsByName
                        .computeIfAbsent(foldedName(string), _ -> new ArrayList<>())
                        .add(new DefinedString(new ItemPosition(earlierSources.size(), i), string));
            }
        }
        earlierSources.add(source.withItems(List.of()));
    }

    /// The strings that files name, and those that these name, in their order: of each the last
    /// definition in front.
    public List<LibrarySource> stringsNamedIn(LibraryInput input) {
        if (definitionsByName.isEmpty()) {
            return List.of();
        }
        Map<ItemPosition, BibString> foundStrings = new TreeMap<>();
        Deque<DefinedString> pendingStrings = new ArrayDeque<>();
        Consumer<DefinedString> addDefinition =
                it -> {
                    if (foundStrings.put(it.itemPosition(), it.bibString()) == null) {
                        pendingStrings.add(it);
                    }
                };
        ItemPosition endPosition = new ItemPosition(earlierSources.size(), 0);
        input.sources()
                .forEach(it ->
                        it.bibFile()
                                .items()
                                .forEach(item ->
                                        visitNames(
                                                item,
                                                name ->
                                                        findLastDefinition(
                                                                name,
                                                                endPosition,
                                                                addDefinition))));
        while (!pendingStrings.isEmpty()) {
            DefinedString definedString = pendingStrings.remove();
            visitNames(
                    definedString.bibString().value(),
                    name -> findLastDefinition(name, definedString.itemPosition(), addDefinition));
        }
        Map<Integer, List<BibItem>> itemsBySource = new TreeMap<>();
        foundStrings.forEach((place, string) ->
                itemsBySource.computeIfAbsent(place.source(), _ -> new ArrayList<>()).add(string));
        List<LibrarySource> namedSources = new ArrayList<>();
        itemsBySource.forEach(
                (source, items) -> namedSources.add(earlierSources.get(source).withItems(items)));
        return namedSources;
    }

    /// The last definition of a name before a place.
    private void findLastDefinition(
            String name, ItemPosition beforePosition, Consumer<DefinedString> consumer) {
        List<DefinedString> definitions = definitionsByName.getOrDefault(name, List.of());
        for (int i = definitions.size() - 1; i >= 0; i--) {
            if (definitions.get(i).itemPosition().compareTo(beforePosition) < 0) {
                consumer.accept(definitions.get(i));
                return;
            }
        }
    }

    /// A name that a file defines itself may stand before that in a value.
    private static void visitNames(BibItem item, Consumer<String> nameConsumer) {
        switch (item) {
            case BibString string -> {
                nameConsumer.accept(foldedName(string));
                visitNames(string.value(), nameConsumer);
            }
            case BibPreamble preamble -> visitNames(preamble.value(), nameConsumer);
            case BibEntry entry -> {
                for (int i = 0; i < entry.fieldCount(); i++) {
                    visitNames(entry.field(i).value(), nameConsumer);
                }
            }
            case BibComment _, BibText _, BibDisabled _ -> {}
        }
    }

    private static void visitNames(BibValue value, Consumer<String> nameConsumer) {
        for (BibValue.ValuePart part : value.parts()) {
            if (part instanceof BibValue.MacroPart macro) {
                nameConsumer.accept(macro.foldedName());
            }
        }
    }

    private static String foldedName(BibString string) {
        return string.name().toLowerCase(Locale.ROOT);
    }
}
