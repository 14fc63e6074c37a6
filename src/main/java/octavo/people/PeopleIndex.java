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
    private final PersistentMap<Integer, EntryPeople> entries;
    private final PersistentMap<String, NameVariant> variants;
    private final PersistentMap<String, List<String>> blocks;
    private final Set<String> touched;

    private PeopleIndex(
            PersistentMap<Integer, EntryPeople> entries,
            PersistentMap<String, NameVariant> variants,
            PersistentMap<String, List<String>> blocks,
            Set<String> touched) {
        this.entries = entries;
        this.variants = variants;
        this.blocks = blocks;
        this.touched = touched;
    }

    public static PeopleIndex of(Library library) {
        int size = library.slots().size();
        var reader = new EntryReader(library);
        var read = new ArrayList<EntryPeople>(size);
        for (int i = 0; i < size; i++) {
            Slot slot = library.slots().get(i);
            if (slot.item() instanceof BibEntry entry) {
                read.add(reader.read(i, slot.number(), entry));
            }
        }
        var empty =
                new PeopleIndex(
                        PersistentMap.empty(size),
                        PersistentMap.empty(size),
                        PersistentMap.empty(size),
                        Set.of());
        return empty.changed(List.of(), read, reader);
    }

    /// The index after an edit to the indexed library.
    public PeopleIndex after(Edit edit, Library library) {
        var places = new HashMap<Integer, Integer>();
        boolean strings = collect(edit, places);
        if (strings) {
            entries.forEach((slot, people) -> {
                if (people.macros()) {
                    places.putIfAbsent(slot, -1);
                }
            });
        }
        SlotNumbers.correct(places, library.slots());
        var reader = new EntryReader(library);
        var read = new ArrayList<EntryPeople>(places.size());
        places.forEach((number, place) -> {
            if (place >= 0 && library.slots().get(place).item() instanceof BibEntry entry) {
                read.add(reader.read(place, number, entry));
            }
        });
        return changed(places.keySet(), read, reader);
    }

    /// Collects the slots that an edit touches with their likely indices after it; returns whether
    /// an `@string` is among them.
    private static boolean collect(Edit edit, Map<Integer, Integer> places) {
        return switch (edit) {
            case Edit.SlotReplacement(int at, var before, var after) -> {
                boolean strings = collect(before, at, places);
                yield collect(after, at, places) || strings;
            }
            case Edit.EditBatch(var edits) -> {
                boolean strings = false;
                for (Edit each : edits) {
                    strings |= collect(each, places);
                }
                yield strings;
            }
        };
    }

    private static boolean collect(List<Slot> slots, int at, Map<Integer, Integer> places) {
        boolean strings = false;
        for (int i = 0; i < slots.size(); i++) {
            places.put(slots.get(i).number(), at + i);
            strings |= slots.get(i).item() instanceof BibString;
        }
        return strings;
    }

    private PeopleIndex changed(
            Collection<Integer> removed, List<EntryPeople> added, EntryReader reader) {
        var changedEntries = entries.changed();
        var uses = new HashMap<String, List<NameMention>>();
        for (int slot : removed) {
            var gone = new LinkedHashMap<String, NameMention>();
            changedEntries
                    .get(slot)
                    .ifPresent(it -> it.mentions().forEach(each -> gone.put(each.variant(), each)));
            gone.values().forEach(each -> uses(uses, each).removeIf(use -> use.slot() == slot));
            changedEntries.put(slot, null);
        }
        for (EntryPeople people : added) {
            changedEntries.put(people.slot(), people);
            people.mentions().forEach(each -> uses(uses, each).add(each));
        }
        var changedVariants = variants.changed();
        var changedBlocks = new HashMap<String, Set<String>>();
        var touchedBlocks = new LinkedHashSet<String>();
        uses.forEach((key, now) -> {
            Optional<NameVariant> before = variants.get(key);
            NameVariant variant = before.orElseGet(() -> reader.variant(key));
            now.sort(Comparator.comparingInt(NameMention::slot));
            changedVariants.put(key, now.isEmpty() ? null : variant.with(now));
            for (String block : NameBlocks.of(variant)) {
                touchedBlocks.add(block);
                if (now.isEmpty() || before.isEmpty()) {
                    var keys = changedBlocks.computeIfAbsent(block, this::keys);
                    boolean _ = now.isEmpty() ? keys.remove(key) : keys.add(key);
                }
            }
        });
        var doneBlocks = blocks.changed();
        changedBlocks.forEach(
                (block, keys) -> doneBlocks.put(block, keys.isEmpty() ? null : List.copyOf(keys)));
        return new PeopleIndex(
                changedEntries.done(), changedVariants.done(), doneBlocks.done(), touchedBlocks);
    }

    private List<NameMention> uses(Map<String, List<NameMention>> uses, NameMention mention) {
        return uses.computeIfAbsent(
                mention.variant(),
                key -> new ArrayList<>(variants.get(key).map(NameVariant::uses).orElse(List.of())));
    }

    private Set<String> keys(String block) {
        return new LinkedHashSet<>(blocks.get(block).orElse(List.of()));
    }

    /// The number of spellings.
    public int size() {
        return variants.size();
    }

    public Optional<NameVariant> variant(String key) {
        return variants.get(key);
    }

    /// All variants, by key.
    public Map<String, NameVariant> variants() {
        var all = new LinkedHashMap<String, NameVariant>();
        variants.forEach(all::put);
        return all;
    }

    /// The people in an entry.
    public List<NameMention> mentions(int slot) {
        return entries.get(slot).map(EntryPeople::mentions).orElse(List.of());
    }

    /// The blocks touched by the last edit.
    Set<String> touched() {
        return touched;
    }

    List<NameVariant> block(String block) {
        return blocks.get(block).orElse(List.of()).stream()
                .flatMap(key -> variants.get(key).stream())
                .toList();
    }

    int blockSize(String block) {
        return blocks.get(block).map(List::size).orElse(0);
    }

    Set<String> blockNames() {
        var names = new HashSet<String>();
        blocks.forEach((block, _) -> names.add(block));
        return names;
    }

    Optional<EntryPeople> entry(int slot) {
        return entries.get(slot);
    }
}
