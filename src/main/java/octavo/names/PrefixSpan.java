package octavo.names;

import octavo.text.Span;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/// Finds the prefix among a name's words; the family name starts where it ends. BibTeX has one rule
/// for this, biber, pandoc and people another (decision 0220).
final class PrefixSpan {
    private PrefixSpan() {}

    /// The first run of lower-case words, as in biber. In `Mei-ling Lee` a lower-case word is part
    /// of the one before its hyphen; in `Schulte im Walde, Sabine`, of the family name.
    ///
    /// @param inOrder whether given names precede the prefix
    static Span of(List<NameToken> words, boolean inOrder) {
        BitSet smalls = smalls(words);
        IntPredicate small = smalls::get;
        int last = Math.max(words.size() - 1, 0);
        int start = inOrder ? start(words, small) : 0;
        int end = start;
        while (end < last && small.test(end)) {
            end++;
        }
        return new Span(start, end);
    }

    /// From the first lower-case word to the last, as in BibTeX.
    static Span ofBibtex(List<NameToken> words, boolean inOrder) {
        IntPredicate small = i -> words.get(i).isSmallToBibtex();
        int last = Math.max(words.size() - 1, 0);
        int start = inOrder ? start(words, small) : 0;
        int end = Math.max(start, inOrder && !isBefore(small, start, last) ? start : last);
        while (end > start && !small.test(end - 1)) {
            end--;
        }
        return new Span(start, end);
    }

    private static boolean isBefore(IntPredicate small, int start, int last) {
        return start < last && small.test(start);
    }

    /// The first lower-case word but the last; if there is none, the last word and what hyphens
    /// join to it are the family name.
    private static int start(List<NameToken> words, IntPredicate small) {
        int last = Math.max(words.size() - 1, 0);
        int start = 0;
        while (start < last && !small.test(start)) {
            start++;
        }
        if (start == last) {
            while (start > 0 && words.get(start).before() == '-') {
                start--;
            }
        }
        return start;
    }

    /// The lower-case words, except those that a hyphen joins to a word that is not.
    private static BitSet smalls(List<NameToken> words) {
        BitSet smalls = new BitSet();
        boolean headIsSmall = false;
        for (int i = 0; i < words.size(); i++) {
            boolean small = words.get(i).isSmall();
            boolean isHead = i == 0 || words.get(i).before() != '-';
            headIsSmall = isHead ? small : headIsSmall;
            smalls.set(i, small && headIsSmall);
        }
        return smalls;
    }
}
