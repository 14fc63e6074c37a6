package octavo.search;

import java.util.Arrays;
import java.util.function.IntConsumer;

/// Sorted words in one string: as separate strings, those of a large library would take as much
/// memory as its file. Immutable.
final class TermList {
    /// All words, concatenated.
    private final String letters;

    /// The end of each.
    private final int[] ends;

    private TermList(String letters, int[] ends) {
        this.letters = letters;
        this.ends = ends;
    }

    /// @param sorted words in order
    static TermList of(String[] sorted) {
        StringBuilder letters = new StringBuilder();
        int[] ends = new int[sorted.length];
        for (int i = 0; i < sorted.length; i++) {
            letters.append(sorted[i]);
            ends[i] = letters.length();
        }
        return new TermList(letters.toString(), ends);
    }

    int size() {
        return ends.length;
    }

    private int start(int term) {
        return term == 0 ? 0 : ends[term - 1];
    }

    String get(int term) {
        return letters.substring(start(term), ends[term]);
    }

    /// Compares a word with another, as strings.
    int compare(int term, String other) {
        int start = start(term);
        int length = ends[term] - start;
        int least = Math.min(length, other.length());
        for (int i = 0; i < least; i++) {
            int difference = letters.charAt(start + i) - other.charAt(i);
            if (difference != 0) {
                return difference;
            }
        }
        return length - other.length();
    }

    /// The first word not less than another.
    int lowerBound(String other) {
        int low = 0;
        int high = ends.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (compare(middle, other) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// Visits the words that contain some letters.
    void containing(String part, IntConsumer visit) {
        int at = letters.indexOf(part);
        while (at >= 0) {
            int found = Arrays.binarySearch(ends, at);
            int term = found >= 0 ? found + 1 : -found - 1;
            boolean isWithin = at + part.length() <= ends[term];
            if (isWithin) {
                visit.accept(term);
            }
            at = letters.indexOf(part, isWithin ? ends[term] : at + 1);
        }
    }
}
