package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.projects.sources.TypedKey;
import octavo.search.Query;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Offers entries where a key is being typed: first the paper's own, then those of libraries, by
/// words of the title, names, year and key.
final class CiteCompletion {
    private static final int MOST = 50;

    /// Of words that very many entries have, the last added are looked at.
    private static final int MOST_RANKED = 200;

    private static final int REFERENCE = 18;

    private final WritingWorkspace workspace;
    private final Map<Path, LoadedLibrary> own = new HashMap<>();

    CiteCompletion(WritingWorkspace workspace) {
        this.workspace = workspace;
    }

    /// An entry that may be meant.
    ///
    /// @param isOwn whether the paper has it already
    private record Offer(LoadedLibrary library, int index, String key, boolean isOwn) {}

    ObjectNode at(EditorDocument document, int cursor) {
        ObjectNode list = JsonNodeFactory.instance.objectNode().put("isIncomplete", true);
        ArrayNode items = list.putArray("items");
        document.format()
                .flatMap(format -> TypedKey.at(document.text(), format, cursor))
                .ifPresent(typed -> {
                    for (Offer offer : offers(document.path(), typed.words())) {
                        items.add(item(document, typed, offer, items.size()));
                    }
                });
        return list;
    }

    private List<Offer> offers(Path file, String words) {
        List<Offer> offers = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (BibDocument bib : workspace.bibs(file)) {
            add(offers, known, loaded(bib), words, true);
        }
        for (MasterLibrary master : workspace.masters(file)) {
            master.now().ifPresent(library -> add(offers, known, library, words, false));
        }
        return offers.subList(0, Math.min(MOST, offers.size()));
    }

    /// The index of a paper's references follows its changes.
    private LoadedLibrary loaded(BibDocument bib) {
        Path path = bib.document().path();
        LoadedLibrary before = own.get(path);
        if (before == null || before.library() != bib.library()) {
            before = LoadedLibrary.of(path, bib.library());
            own.put(path, before);
        }
        return before;
    }

    private static void add(
            List<Offer> offers,
            Set<String> known,
            LoadedLibrary library,
            String words,
            boolean isOwn) {
        int found = 0;
        for (int index : ranked(library, words)) {
            String key = ((BibEntry) library.library().slots().get(index).item()).key();
            if (!key.isEmpty() && known.add(key) && found++ < MOST) {
                offers.add(new Offer(library, index, key, isOwn));
            }
        }
    }

    /// The places of entries that fit: first those whose key begins so, then the newest.
    private static Set<Integer> ranked(LoadedLibrary library, String words) {
        Set<Integer> places = new LinkedHashSet<>();
        String typed = words.strip().toLowerCase(Locale.ROOT);
        if (!typed.isEmpty()) {
            for (int index : last(library, library.search().apply(Query.matchingKey(typed)))) {
                if (keyOf(library.library(), index).toLowerCase(Locale.ROOT).startsWith(typed)) {
                    places.add(index);
                }
            }
        }
        BitSet all = library.search().apply(Query.matchingWords(words));
        last(library, all).stream()
                .map(place -> new Dated(place, year(library, place)))
                .sorted(Comparator.comparing(Dated::year).reversed())
                .limit(MOST)
                .forEach(dated -> places.add(dated.place()));
        return places;
    }

    private record Dated(int place, String year) {}

    private static String keyOf(Library library, int index) {
        return library.slots().get(index).item() instanceof BibEntry entry ? entry.key() : "";
    }

    private static String year(LoadedLibrary library, int index) {
        return library.library().workAt(index).map(Work::shownYear).orElse("");
    }

    /// Those that were added last, which have the highest numbers, as places.
    private static List<Integer> last(LoadedLibrary library, BitSet slots) {
        List<Integer> places = new ArrayList<>();
        int slot = slots.previousSetBit(slots.length());
        while (slot >= 0 && places.size() < MOST_RANKED) {
            int place = library.library().slotIndex(slot);
            Slot found = library.library().slots().get(place);
            if (found.item() instanceof BibEntry) {
                places.add(place);
            }
            slot = slots.previousSetBit(slot - 1);
        }
        return places;
    }

    /// Editors leave out what does not fit their idea of what was typed: so it fits exactly.
    private static ObjectNode item(
            EditorDocument document, TypedKey typed, Offer offer, int number) {
        ObjectNode item = JsonNodeFactory.instance.objectNode().put("label", offer.key());
        Optional<Work> work = offer.library().library().workAt(offer.index());
        item.put("kind", REFERENCE)
                .put("detail", work.map(ReferenceText::inShort).orElse(""))
                .put("filterText", typed.words())
                .put("sortText", "%03d".formatted(number));
        item.putObject("textEdit")
                .put("newText", offer.key())
                .set("range", document.range(typed.where()));
        item.putObject("data")
                .put("library", FileAddress.of(offer.library().path()))
                .put("key", offer.key());
        if (!offer.isOwn()) {
            item.putObject("labelDetails")
                    .put("description", String.valueOf(offer.library().path().getFileName()));
            ObjectNode command = item.putObject("command");
            command.put("title", "Add the entry to the paper").put("command", EntryInsertion.NAME);
            command.putArray("arguments").add(document.uri()).add(offer.key());
        }
        return item;
    }
}
