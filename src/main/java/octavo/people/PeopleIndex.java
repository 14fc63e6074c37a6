package octavo.people;

import octavo.bib.BibEntry;
import octavo.bib.BibString;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// All people in a library, immutable. An updated index shares all unaffected parts with its
/// predecessor and equals one built from scratch.
public final class PeopleIndex {
    private final PersistentMap<Integer, EntryPeople> peopleBySlot;
    private final PersistentMap<String, NameVariant> variantsByKey;
    private final PersistentMap<String, List<String>> keysByBlock;
    private final Set<String> touchedBlocks;

    private PeopleIndex(
            PersistentMap<Integer, EntryPeople> entries,
            PersistentMap<String, NameVariant> variants,
            PersistentMap<String, List<String>> blocks,
            Set<String> touched) {
        this.peopleBySlot = entries;
        this.variantsByKey = variants;
        this.keysByBlock = blocks;
        this.touchedBlocks = touched;
    }

    public static PeopleIndex of(Library library) {
        int size = library.slots().size();
        var reader = new EntryReader(library);
        var readEntries = new ArrayList<EntryPeople>(size);
        for (int i = 0; i < size; i++) {
            Slot slot = library.slots().get(i);
            if (slot.item() instanceof BibEntry entry) {
                readEntries.add(reader.read(i, slot.number(), entry));
            }
        }
        var emptyIndex =
                new PeopleIndex(
                        PersistentMap.empty(size),
                        PersistentMap.empty(size),
                        PersistentMap.empty(size),
                        Set.of());
        return emptyIndex.changeEntries(List.of(), readEntries, reader);
    }

    /// The index after an edit to the indexed library.
    public PeopleIndex afterEdit(Edit edit, Library library) {
        var indexesBySlot = new HashMap<Integer, Integer>();
        boolean hasStrings = collectSlots(edit, indexesBySlot);
        if (hasStrings) {
            peopleBySlot.forEach((slot, people) -> {
                if (people.hasMacros()) {
                    indexesBySlot.putIfAbsent(slot, -1);
                }
            });
        }
        SlotNumbers.correctIndexes(indexesBySlot, library.slots());
        var reader = new EntryReader(library);
        var readEntries = new ArrayList<EntryPeople>(indexesBySlot.size());
        indexesBySlot.forEach((number, index) -> {
            if (index >= 0 && library.slots().get(index).item() instanceof BibEntry entry) {
                readEntries.add(reader.read(index, number, entry));
            }
        });
        return changeEntries(indexesBySlot.keySet(), readEntries, reader);
    }

    /// Collects the slots that an edit touches with their likely indices after it; returns whether
    /// an `@string` is among them.
    private static boolean collectSlots(Edit edit, Map<Integer, Integer> indexesBySlot) {
        return switch (edit) {
            case Edit.SlotReplacement(int startIndex, var oldSlots, var newSlots) -> {
                boolean hasStrings = collectSlots(oldSlots, startIndex, indexesBySlot);
                yield collectSlots(newSlots, startIndex, indexesBySlot) || hasStrings;
            }
            case Edit.EditBatch(var edits) -> {
                boolean hasStrings = false;
                for (Edit each : edits) {
                    hasStrings |= collectSlots(each, indexesBySlot);
                }
                yield hasStrings;
            }
        };
    }

    private static boolean collectSlots(
            List<Slot> slots, int startIndex, Map<Integer, Integer> indexesBySlot) {
        boolean hasStrings = false;
        for (int i = 0; i < slots.size(); i++) {
            indexesBySlot.put(slots.get(i).number(), startIndex + i);
            hasStrings |= slots.get(i).item() instanceof BibString;
        }
        return hasStrings;
    }

    private PeopleIndex changeEntries(
            Collection<Integer> removedSlots, List<EntryPeople> addedEntries, EntryReader reader) {
        var changedEntries = peopleBySlot.startChanges();
        var mentionsByVariant = new HashMap<String, List<NameMention>>();
        for (int slot : removedSlots) {
            var removedMentions = new LinkedHashMap<String, NameMention>();
            changedEntries
                    .get(slot)
                    .ifPresent(oldPeople ->
                            oldPeople
                                    .mentions()
                                    .forEach(each -> removedMentions.put(each.variantKey(), each)));
            removedMentions
                    .values()
                    .forEach(each ->
                            mentionsOf(mentionsByVariant, each)
                                    .removeIf(use -> use.slot() == slot));
            changedEntries.put(slot, null);
        }
        for (EntryPeople people : addedEntries) {
            changedEntries.put(people.slot(), people);
            people.mentions().forEach(each -> mentionsOf(mentionsByVariant, each).add(each));
        }
        var changedVariants = variantsByKey.startChanges();
        var changedBlocks = new HashMap<String, Set<String>>();
        var touchedBlocks = new LinkedHashSet<String>();
        mentionsByVariant.forEach((key, newMentions) -> {
            Optional<NameVariant> oldVariant = variantsByKey.get(key);
            NameVariant variant = oldVariant.orElseGet(() -> reader.variant(key));
            newMentions.sort(Comparator.comparingInt(NameMention::slot));
            changedVariants.put(
                    key, newMentions.isEmpty() ? null : variant.withMentions(newMentions));
            for (String block : NameBlocks.of(variant)) {
                touchedBlocks.add(block);
                if (newMentions.isEmpty() || oldVariant.isEmpty()) {
                    var keys = changedBlocks.computeIfAbsent(block, this::keysOf);
                    boolean _ = newMentions.isEmpty() ? keys.remove(key) : keys.add(key);
                }
            }
        });
        var newBlocks = keysByBlock.startChanges();
        changedBlocks.forEach(
                (block, keys) -> newBlocks.put(block, keys.isEmpty() ? null : List.copyOf(keys)));
        return new PeopleIndex(
                changedEntries.toMap(), changedVariants.toMap(), newBlocks.toMap(), touchedBlocks);
    }

    private List<NameMention> mentionsOf(Map<String, List<NameMention>> uses, NameMention mention) {
        return uses.computeIfAbsent(
                mention.variantKey(),
                key ->
                        new ArrayList<>(
                                variantsByKey
                                        .get(key)
                                        .map(NameVariant::mentions)
                                        .orElse(List.of())));
    }

    private Set<String> keysOf(String block) {
        return new LinkedHashSet<>(keysByBlock.get(block).orElse(List.of()));
    }

    /// The number of spellings.
    public int size() {
        return variantsByKey.size();
    }

    public Optional<NameVariant> variant(String key) {
        return variantsByKey.get(key);
    }

    /// All variants, by key.
    public Map<String, NameVariant> variants() {
        var allVariants = new LinkedHashMap<String, NameVariant>();
        variantsByKey.forEach(allVariants::put);
        return allVariants;
    }

    /// The people in an entry.
    public List<NameMention> mentions(int slot) {
        return peopleBySlot.get(slot).map(EntryPeople::mentions).orElse(List.of());
    }

    /// The blocks touched by the last edit.
    Set<String> touchedBlocks() {
        return touchedBlocks;
    }

    List<NameVariant> variantsInBlock(String block) {
        return keysByBlock.get(block).orElse(List.of()).stream()
                .flatMap(key -> variantsByKey.get(key).stream())
                .toList();
    }

    int blockSize(String block) {
        return keysByBlock.get(block).map(List::size).orElse(0);
    }

    Set<String> blockNames() {
        var names = new HashSet<String>();
        keysByBlock.forEach((block, _) -> names.add(block));
        return names;
    }

    Optional<EntryPeople> entryPeople(int slot) {
        return peopleBySlot.get(slot);
    }
}
