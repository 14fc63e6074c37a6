package octavo.cli.libraries;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.cli.libraries.LibraryInput.Source;

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
    private record Place(int source, int item) implements Comparable<Place> {
        @Override
        public int compareTo(Place that) {
            return source == that.source
                    ? Integer.compare(item, that.item)
                    : Integer.compare(source, that.source);
        }
    }

    private record Defined(Place place, BibString string) {}

    private final List<Source> sources = new ArrayList<>();
    private final Map<String, List<Defined>> byName = new HashMap<>();

    public void add(Source source) {
        List<BibItem> items = source.file().items();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof BibString string) {
                byName.computeIfAbsent(folded(string), _ -> new ArrayList<>())
                        .add(new Defined(new Place(sources.size(), i), string));
            }
        }
        sources.add(source.with(List.of()));
    }

    /// The strings that files name, and those that these name, in their order: of each the last
    /// definition in front.
    public List<Source> namedIn(LibraryInput input) {
        if (byName.isEmpty()) {
            return List.of();
        }
        Map<Place, BibString> found = new TreeMap<>();
        Deque<Defined> open = new ArrayDeque<>();
        Consumer<Defined> add =
                it -> {
                    if (found.put(it.place(), it.string()) == null) {
                        open.add(it);
                    }
                };
        Place end = new Place(sources.size(), 0);
        input.sources()
                .forEach(it ->
                        it.file()
                                .items()
                                .forEach(item -> note(item, name -> last(name, end, add))));
        while (!open.isEmpty()) {
            Defined each = open.remove();
            note(each.string().value(), name -> last(name, each.place(), add));
        }
        Map<Integer, List<BibItem>> bySource = new TreeMap<>();
        found.forEach((place, string) ->
                bySource.computeIfAbsent(place.source(), _ -> new ArrayList<>()).add(string));
        List<Source> named = new ArrayList<>();
        bySource.forEach((source, items) -> named.add(sources.get(source).with(items)));
        return named;
    }

    /// The last definition of a name before a place.
    private void last(String name, Place place, Consumer<Defined> then) {
        List<Defined> all = byName.getOrDefault(name, List.of());
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).place().compareTo(place) < 0) {
                then.accept(all.get(i));
                return;
            }
        }
    }

    /// A name that a file defines itself may stand before that in a value.
    private static void note(BibItem item, Consumer<String> name) {
        switch (item) {
            case BibString string -> {
                name.accept(folded(string));
                note(string.value(), name);
            }
            case BibPreamble preamble -> note(preamble.value(), name);
            case BibEntry entry -> {
                for (int i = 0; i < entry.fieldCount(); i++) {
                    note(entry.field(i).value(), name);
                }
            }
            case BibComment _, BibText _, BibDisabled _ -> {}
        }
    }

    private static void note(BibValue value, Consumer<String> name) {
        for (BibValue.ValuePart part : value.parts()) {
            if (part instanceof BibValue.MacroPart macro) {
                name.accept(macro.foldedName());
            }
        }
    }

    private static String folded(BibString string) {
        return string.name().toLowerCase(Locale.ROOT);
    }
}
