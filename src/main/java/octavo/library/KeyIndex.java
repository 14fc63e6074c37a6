package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.KeyList;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Finds entries by key. BibTeX ignores the case of keys, biblatex does not; the first of two
/// entries with one key counts. In biblatex an entry may have further keys in `extraKeyValue`.
///
/// The keys themselves stay in the entries: as separate strings, those of a large library would
/// take a seventh of the memory of its file.
final class KeyIndex {
    private final List<Slot> slots;
    private final BibDialect bibDialect;

    /// Open addressing by hash: an index plus one, or 0.
    private final int[] indicesPlusOne;

    /// The hashes of the keys in those slots.
    private final int[] keyHashes;

    private final Map<String, Integer> extraKeys = new HashMap<>();

    KeyIndex(List<Slot> slots, BibDialect bibDialect) {
        this.slots = slots;
        this.bibDialect = bibDialect;
        int entryCount = (int) slots.stream().filter(it -> it.item() instanceof BibEntry).count();
        this.indicesPlusOne = new int[Math.max(2, 4 * Integer.highestOneBit(entryCount))];
        this.keyHashes = new int[indicesPlusOne.length];
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                addKey(i, foldKey(entry.key()));
            }
        }
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                addExtraKeys(i, entry);
            }
        }
    }

    private void addKey(int index, String key) {
        int bucket = findBucket(key);
        if (indicesPlusOne[bucket] == 0) {
            indicesPlusOne[bucket] = index + 1;
            keyHashes[bucket] = key.hashCode();
        }
    }

    /// The slot where a key is, or belongs.
    private int findBucket(String key) {
        int keyHash = key.hashCode();
        int bucketMask = indicesPlusOne.length - 1;
        int bucket = (keyHash ^ keyHash >>> 16) & bucketMask;
        while (indicesPlusOne[bucket] != 0
                && !(keyHashes[bucket] == keyHash && keyInBucket(bucket).equals(key))) {
            bucket = bucket + 1 & bucketMask;
        }
        return bucket;
    }

    private String keyInBucket(int bucket) {
        BibEntry entry = (BibEntry) slots.get(indicesPlusOne[bucket] - 1).item();
        return foldKey(entry.key());
    }

    private void addExtraKeys(int index, BibEntry entry) {
        KeyList.ofField(entry, "ids").forEach(key -> extraKeys.putIfAbsent(foldKey(key), index));
    }

    Optional<Integer> indexOf(String key) {
        String foldedKey = foldKey(key);
        int index = indicesPlusOne[findBucket(foldedKey)];
        return index > 0 ? Optional.of(index - 1) : Optional.ofNullable(extraKeys.get(foldedKey));
    }

    private String foldKey(String key) {
        return bibDialect == BibDialect.BIBTEX ? key.toLowerCase(Locale.ROOT) : key;
    }
}
