package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.paperprojects.citationscan.TypedKey;
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
    private static final int MOST_OFFERS = 50;

    /// Of words that very many entries have, the last added are looked at.
    private static final int MOST_RANKED = 200;

    private static final int REFERENCE_KIND = 18;

    private final WritingWorkspace writingWorkspace;
    private final Map<Path, LoadedLibrary> ownLibraries = new HashMap<>();

    CiteCompletion(WritingWorkspace workspace) {
        this.writingWorkspace = workspace;
    }

    /// An entry that may be meant.
    ///
    /// @param isOwn whether the paper has it already
    private record OfferedKey(
            LoadedLibrary loadedLibrary, int entryIndex, String key, boolean isOwn) {}

    ObjectNode completeAt(EditorDocument document, int cursor) {
        ObjectNode completionList = JsonNodeFactory.instance.objectNode().put("isIncomplete", true);
        ArrayNode itemsJson = completionList.putArray("items");
        document.writingFormat()
                .flatMap(format -> TypedKey.at(document.text(), format, cursor))
                .ifPresent(typedKey -> {
                    for (OfferedKey offer : offersFor(document.path(), typedKey.words())) {
                        itemsJson.add(completionItem(document, typedKey, offer, itemsJson.size()));
                    }
                });
        return completionList;
    }

    private List<OfferedKey> offersFor(Path file, String words) {
        List<OfferedKey> offers = new ArrayList<>();
        Set<String> offeredKeys = new HashSet<>();
        for (BibDocument bibDocument : writingWorkspace.bibDocumentsFor(file)) {
            addOffers(offers, offeredKeys, loadedLibrary(bibDocument), words, true);
        }
        for (MasterLibrary masterLibrary : writingWorkspace.mastersFor(file)) {
            masterLibrary
                    .currentLibrary()
                    .ifPresent(loadedLibrary ->
                            addOffers(offers, offeredKeys, loadedLibrary, words, false));
        }
        return offers.subList(0, Math.min(MOST_OFFERS, offers.size()));
    }

    /// The index of a paper's references follows its changes.
    private LoadedLibrary loadedLibrary(BibDocument bibDocument) {
        Path path = bibDocument.document().path();
        LoadedLibrary loadedBefore = ownLibraries.get(path);
        if (loadedBefore == null || loadedBefore.library() != bibDocument.library()) {
            loadedBefore = LoadedLibrary.of(path, bibDocument.library());
            ownLibraries.put(path, loadedBefore);
        }
        return loadedBefore;
    }

    private static void addOffers(
            List<OfferedKey> offers,
            Set<String> offeredKeys,
            LoadedLibrary loadedLibrary,
            String words,
            boolean isOwn) {
        int addedCount = 0;
        for (int index : rankEntries(loadedLibrary, words)) {
            String key = ((BibEntry) loadedLibrary.library().slots().get(index).item()).key();
            if (!key.isEmpty() && offeredKeys.add(key) && addedCount++ < MOST_OFFERS) {
                offers.add(new OfferedKey(loadedLibrary, index, key, isOwn));
            }
        }
    }

    /// The places of entries that fit: first those whose key begins so, then the newest.
    private static Set<Integer> rankEntries(LoadedLibrary loadedLibrary, String words) {
        Set<Integer> entryIndexes = new LinkedHashSet<>();
        String typedStart = words.strip().toLowerCase(Locale.ROOT);
        if (!typedStart.isEmpty()) {
            for (int index :
                    lastEntries(loadedLibrary, loadedLibrary.keySearch().apply(typedStart))) {
                if (keyOf(loadedLibrary.library(), index)
                        .toLowerCase(Locale.ROOT)
                        .startsWith(typedStart)) {
                    entryIndexes.add(index);
                }
            }
        }
        BitSet matchingSlots = loadedLibrary.wordSearch().apply(Query.matchingWords(words));
        lastEntries(loadedLibrary, matchingSlots).stream()
                .map(entryIndex -> new DatedEntry(entryIndex, yearOf(loadedLibrary, entryIndex)))
                .sorted(Comparator.comparing(DatedEntry::year).reversed())
                .limit(MOST_OFFERS)
                .forEach(dated -> entryIndexes.add(dated.entryIndex()));
        return entryIndexes;
    }

    private record DatedEntry(int entryIndex, String year) {}

    private static String keyOf(Library library, int index) {
        return library.slots().get(index).item() instanceof BibEntry entry ? entry.key() : "";
    }

    private static String yearOf(LoadedLibrary loadedLibrary, int index) {
        return loadedLibrary.library().workAt(index).map(Work::shownYear).orElse("");
    }

    /// Those that were added last, which have the highest numbers, as places.
    private static List<Integer> lastEntries(LoadedLibrary loadedLibrary, BitSet slots) {
        List<Integer> entryIndexes = new ArrayList<>();
        int slot = slots.previousSetBit(slots.length());
        while (slot >= 0 && entryIndexes.size() < MOST_RANKED) {
            int slotIndex = loadedLibrary.library().slotIndex(slot);
            Slot foundSlot = loadedLibrary.library().slots().get(slotIndex);
            if (foundSlot.item() instanceof BibEntry) {
                entryIndexes.add(slotIndex);
            }
            slot = slots.previousSetBit(slot - 1);
        }
        return entryIndexes;
    }

    /// Editors leave out what does not fit their idea of what was typed: so it fits exactly.
    private static ObjectNode completionItem(
            EditorDocument document, TypedKey typedKey, OfferedKey offer, int itemNumber) {
        ObjectNode itemJson = JsonNodeFactory.instance.objectNode().put("label", offer.key());
        Optional<Work> work = offer.loadedLibrary().library().workAt(offer.entryIndex());
        itemJson.put("kind", REFERENCE_KIND)
                .put("detail", work.map(ReferenceText::shortText).orElse(""))
                .put("filterText", typedKey.words())
                .put("sortText", "%03d".formatted(itemNumber));
        itemJson.putObject("textEdit")
                .put("newText", offer.key())
                .set("range", document.rangeOf(typedKey.where()));
        itemJson.putObject("data")
                .put("library", FileUri.of(offer.loadedLibrary().path()))
                .put("key", offer.key());
        if (!offer.isOwn()) {
            itemJson.putObject("labelDetails")
                    .put("description", String.valueOf(offer.loadedLibrary().path().getFileName()));
            ObjectNode insertCommand = itemJson.putObject("command");
            insertCommand
                    .put("title", "Add the entry to the paper")
                    .put("command", EntryInsertion.COMMAND_NAME);
            insertCommand.putArray("arguments").add(document.uri()).add(offer.key());
        }
        return itemJson;
    }
}
