package octavo.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/// Collects the words of one field, entry by entry.
final class FieldWords {
    private static final int[] NO_BUCKETS = {};

    private final IntList entryNumbers = new IntList();
    private final IntList sequenceStarts = new IntList();
    private final IntList termSequence = new IntList();

    /// The letters of all terms, concatenated.
    private final StringBuilder termLetters = new StringBuilder();

    /// The end of each term in them.
    private final IntList termEnds = new IntList();

    private final IntList termHashes = new IntList();

    /// Open addressing by hash: the number of a term plus one, or 0.
    private int[] buckets = NO_BUCKETS;

    /// Starts the words of an entry; entries arrive in ascending order.
    void beginEntry(int entryNumber) {
        entryNumbers.add(entryNumber);
        sequenceStarts.add(termSequence.size());
    }

    void addWord(char[] wordLetters, int length, boolean isVariant) {
        int term = termNumber(wordLetters, length);
        termSequence.add(isVariant ? ~term : term);
    }

    private int termNumber(char[] wordLetters, int length) {
        if (2 * termEnds.size() >= buckets.length) {
            growBuckets();
        }
        int wordHash = length;
        for (int i = 0; i < length; i++) {
            wordHash = 31 * wordHash + wordLetters[i];
        }
        wordHash ^= wordHash >>> 15;
        int bucket = wordHash & buckets.length - 1;
        while (buckets[bucket] != 0) {
            int term = buckets[bucket] - 1;
            if (termHashes.get(term) == wordHash && isTerm(term, wordLetters, length)) {
                return term;
            }
            bucket = bucket + 1 & buckets.length - 1;
        }
        termLetters.append(wordLetters, 0, length);
        termEnds.add(termLetters.length());
        termHashes.add(wordHash);
        buckets[bucket] = termEnds.size();
        return termEnds.size() - 1;
    }

    private boolean isTerm(int term, char[] wordLetters, int length) {
        int startOffset = termStart(term);
        if (termEnds.get(term) - startOffset != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (termLetters.charAt(startOffset + i) != wordLetters[i]) {
                return false;
            }
        }
        return true;
    }

    private int termStart(int term) {
        return term == 0 ? 0 : termEnds.get(term - 1);
    }

    private void growBuckets() {
        buckets = new int[Math.max(16, 2 * buckets.length)];
        for (int term = 0; term < termEnds.size(); term++) {
            int bucket = termHashes.get(term) & buckets.length - 1;
            while (buckets[bucket] != 0) {
                bucket = bucket + 1 & buckets.length - 1;
            }
            buckets[bucket] = term + 1;
        }
    }

    /// All words, with sorted terms.
    FieldTerms toTerms() {
        String[] terms =
                IntStream.range(0, termEnds.size())
                        .mapToObj(
                                term -> termLetters.substring(termStart(term), termEnds.get(term)))
                        .toArray(String[]::new);
        String[] sortedTerms = terms.clone();
        Arrays.sort(sortedTerms);
        int[] sortedRanks = new int[terms.length];
        for (int term = 0; term < terms.length; term++) {
            sortedRanks[term] = Arrays.binarySearch(sortedTerms, terms[term]);
        }
        int[] rankedSequence = termSequence.toArray();
        for (int i = 0; i < rankedSequence.length; i++) {
            rankedSequence[i] =
                    rankedSequence[i] < 0
                            ? ~sortedRanks[~rankedSequence[i]]
                            : sortedRanks[rankedSequence[i]];
        }
        sequenceStarts.add(rankedSequence.length);
        return new FieldTerms(
                sortedTerms, entryNumbers.toChars(), sequenceStarts.toArray(), rankedSequence);
    }
}
