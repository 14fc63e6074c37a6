package octavo.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/// Collects the words of one field, entry by entry.
final class FieldWords {
    private static final int[] NO_SLOTS = {};

    private final IntList entries = new IntList();
    private final IntList starts = new IntList();
    private final IntList sequence = new IntList();

    /// The letters of all terms, concatenated.
    private final StringBuilder letters = new StringBuilder();

    /// The end of each term in them.
    private final IntList ends = new IntList();

    private final IntList hashes = new IntList();

    /// Open addressing by hash: the number of a term plus one, or 0.
    private int[] slots = NO_SLOTS;

    /// Starts the words of an entry; entries arrive in ascending order.
    void begin(int entry) {
        entries.add(entry);
        starts.add(sequence.size());
    }

    void add(char[] word, int length, boolean again) {
        int term = term(word, length);
        sequence.add(again ? ~term : term);
    }

    private int term(char[] word, int length) {
        if (2 * ends.size() >= slots.length) {
            grow();
        }
        int hash = length;
        for (int i = 0; i < length; i++) {
            hash = 31 * hash + word[i];
        }
        hash ^= hash >>> 15;
        int slot = hash & slots.length - 1;
        while (slots[slot] != 0) {
            int term = slots[slot] - 1;
            if (hashes.get(term) == hash && isTerm(term, word, length)) {
                return term;
            }
            slot = slot + 1 & slots.length - 1;
        }
        letters.append(word, 0, length);
        ends.add(letters.length());
        hashes.add(hash);
        slots[slot] = ends.size();
        return ends.size() - 1;
    }

    private boolean isTerm(int term, char[] word, int length) {
        int start = start(term);
        if (ends.get(term) - start != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (letters.charAt(start + i) != word[i]) {
                return false;
            }
        }
        return true;
    }

    private int start(int term) {
        return term == 0 ? 0 : ends.get(term - 1);
    }

    private void grow() {
        slots = new int[Math.max(16, 2 * slots.length)];
        for (int term = 0; term < ends.size(); term++) {
            int slot = hashes.get(term) & slots.length - 1;
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = term + 1;
        }
    }

    /// All words, with sorted terms.
    FieldTerms toTerms() {
        String[] terms =
                IntStream.range(0, ends.size())
                        .mapToObj(term -> letters.substring(start(term), ends.get(term)))
                        .toArray(String[]::new);
        String[] sorted = terms.clone();
        Arrays.sort(sorted);
        int[] ranks = new int[terms.length];
        for (int term = 0; term < terms.length; term++) {
            ranks[term] = Arrays.binarySearch(sorted, terms[term]);
        }
        int[] ranked = sequence.toArray();
        for (int i = 0; i < ranked.length; i++) {
            ranked[i] = ranked[i] < 0 ? ~ranks[~ranked[i]] : ranks[ranked[i]];
        }
        starts.add(ranked.length);
        return new FieldTerms(sorted, entries.toChars(), starts.toArray(), ranked);
    }
}
