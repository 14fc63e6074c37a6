package octavo.search;

import java.util.Arrays;
import java.util.function.IntConsumer;

/// Sorted words in one string: as separate strings, those of a large library would take as much
/// memory as its file. Immutable.
final class TermList {
    /// All words, concatenated.
    private final String termLetters;

    /// The end of each.
    private final int[] termEnds;

    private TermList(String termLetters, int[] termEnds) {
        this.termLetters = termLetters;
        this.termEnds = termEnds;
    }

    /// @param sortedTerms words in order
    static TermList of(String[] sortedTerms) {
        StringBuilder termLetters = new StringBuilder();
        int[] termEnds = new int[sortedTerms.length];
        for (int i = 0; i < sortedTerms.length; i++) {
            termLetters.append(sortedTerms[i]);
            termEnds[i] = termLetters.length();
        }
        return new TermList(termLetters.toString(), termEnds);
    }

    int termCount() {
        return termEnds.length;
    }

    private int termStart(int term) {
        return term == 0 ? 0 : termEnds[term - 1];
    }

    String termText(int term) {
        return termLetters.substring(termStart(term), termEnds[term]);
    }

    /// Compares a word with another, as strings.
    int compareTerm(int term, String comparedWord) {
        int startOffset = termStart(term);
        int termLength = termEnds[term] - startOffset;
        int commonLength = Math.min(termLength, comparedWord.length());
        for (int i = 0; i < commonLength; i++) {
            int difference = termLetters.charAt(startOffset + i) - comparedWord.charAt(i);
            if (difference != 0) {
                return difference;
            }
        }
        return termLength - comparedWord.length();
    }

    /// The first word not less than another.
    int lowerBound(String comparedWord) {
        int low = 0;
        int high = termEnds.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (compareTerm(middle, comparedWord) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// Visits the words that contain some letters.
    void visitContaining(String substring, IntConsumer visitor) {
        int offset = termLetters.indexOf(substring);
        while (offset >= 0) {
            int searchResult = Arrays.binarySearch(termEnds, offset);
            int term = searchResult >= 0 ? searchResult + 1 : -searchResult - 1;
            boolean isWithin = offset + substring.length() <= termEnds[term];
            if (isWithin) {
                visitor.accept(term);
            }
            offset = termLetters.indexOf(substring, isWithin ? termEnds[term] : offset + 1);
        }
    }
}
