package octavo.library;

import octavo.bib.BibEntry;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds entries by key. BibTeX ignores the case of keys, biblatex does not; the first of two
/// entries with one key counts. In biblatex an entry may have further keys in `ids`.
///
/// The keys themselves stay in the entries: as separate strings, those of a large library would
/// take a seventh of the memory of its file.
final class KeyIndex {
    private final List<Slot> slots;
    private final BibDialect flavour;

    /// Open addressing by hash: an index plus one, or 0.
    private final int[] places;

    /// The hashes of the keys in those slots.
    private final int[] hashes;

    private final Map<String, Integer> further = new HashMap<>();

    KeyIndex(List<Slot> slots, BibDialect flavour) {
        this.slots = slots;
        this.flavour = flavour;
        int entries = (int) slots.stream().filter(it -> it.item() instanceof BibEntry).count();
        this.places = new int[Math.max(2, 4 * Integer.highestOneBit(entries))];
        this.hashes = new int[places.length];
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                add(i, folded(entry.key()));
            }
        }
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                addFurtherKeys(i, entry);
            }
        }
    }

    private void add(int index, String key) {
        int place = place(key);
        if (places[place] == 0) {
            places[place] = index + 1;
            hashes[place] = key.hashCode();
        }
    }

    /// The slot where a key is, or belongs.
    private int place(String key) {
        int hash = key.hashCode();
        int last = places.length - 1;
        int place = (hash ^ hash >>> 16) & last;
        while (places[place] != 0 && !(hashes[place] == hash && keyAt(place).equals(key))) {
            place = place + 1 & last;
        }
        return place;
    }

    private String keyAt(int place) {
        BibEntry entry = (BibEntry) slots.get(places[place] - 1).item();
        return folded(entry.key());
    }

    private void addFurtherKeys(int index, BibEntry entry) {
        entry.value("ids")
                .ifPresent(ids ->
                        Stream.of(ids.text(_ -> Optional.empty()).split(","))
                                .map(String::strip)
                                .filter(key -> !key.isEmpty())
                                .forEach(key -> further.putIfAbsent(folded(key), index)));
    }

    Optional<Integer> indexOf(String key) {
        String wanted = folded(key);
        int index = places[place(wanted)];
        return index > 0 ? Optional.of(index - 1) : Optional.ofNullable(further.get(wanted));
    }

    private String folded(String key) {
        return flavour == BibDialect.BIBTEX ? key.toLowerCase(Locale.ROOT) : key;
    }
}
