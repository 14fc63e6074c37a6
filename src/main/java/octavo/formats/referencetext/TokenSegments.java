package octavo.formats.referencetext;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/// The runs of a reference's tokens between its marks. A mark is a run of its own.
///
/// @param starts for each token, the first of its run
/// @param ends for each token, the one after its run
/// @param counts for each token, how many marks precede it
/// @param marks which tokens are marks
@SuppressWarnings("ArrayRecordComponent") // never compared
record TokenSegments(int[] starts, int[] ends, int[] counts, BitSet marks) {
    private static final String SENTENCE_MARKS = ".;?!:“”\"«»()[]";
    private static final String JOINING_MARKS = "-–—‐'’&/";
    private static final int SHORTEST_WORD = 4;

    /// Between marks of any kind, except those within compounds.
    static TokenSegments phrases(List<ReferenceToken> tokens) {
        return of(
                tokens,
                i ->
                        tokens.get(i).isPunctuation()
                                && !isInner(tokens, i)
                                && JOINING_MARKS.indexOf(tokens.get(i).text().charAt(0)) < 0);
    }

    /// Between marks that end sentences, or enclose something.
    static TokenSegments sentences(List<ReferenceToken> tokens) {
        return of(
                tokens,
                i ->
                        tokens.get(i).isPunctuation()
                                && !isInner(tokens, i)
                                && SENTENCE_MARKS.indexOf(tokens.get(i).text().charAt(0)) >= 0);
    }

    /// Between stops that do not abbreviate anything.
    static TokenSegments clauses(List<ReferenceToken> tokens) {
        return of(tokens, i -> isClauseEnd(tokens, i));
    }

    boolean isMark(int i) {
        return marks.get(i);
    }

    private static TokenSegments of(List<ReferenceToken> tokens, IntPredicate isMark) {
        int size = tokens.size();
        int[] starts = new int[size];
        int[] ends = new int[size];
        int[] counts = new int[size];
        BitSet marks = new BitSet(size);
        int start = 0;
        for (int i = 0; i < size; i++) {
            counts[i] = marks.cardinality();
            if (isMark.test(i)) {
                marks.set(i);
                start = i;
            }
            starts[i] = start;
            start += marks.get(i) ? 1 : 0;
        }
        for (int i = 0; i < size; i++) {
            int end = marks.get(i) ? i + 1 : marks.nextSetBit(i);
            ends[i] = end < 0 ? size : end;
        }
        return new TokenSegments(starts, ends, counts, marks);
    }

    /// `2.1`, `Citation.js`
    private static boolean isInner(List<ReferenceToken> tokens, int i) {
        if (i == 0 || i + 1 == tokens.size() || !tokens.get(i).text().equals(".")) {
            return false;
        }
        ReferenceToken next = tokens.get(i + 1);
        int first = next.text().codePointAt(0);
        return tokens.get(i - 1).end() == tokens.get(i).start()
                && tokens.get(i).end() == next.start()
                && (Character.isLowerCase(first) || Character.isDigit(first));
    }

    private static boolean isClauseEnd(List<ReferenceToken> tokens, int i) {
        String mark = tokens.get(i).text();
        if (i == 0 || !mark.equals(".") && !mark.equals("?") && !mark.equals("!")) {
            return false;
        }
        ReferenceToken previous = tokens.get(i - 1);
        boolean isAbbreviating =
                previous.isWord()
                        && (previous.text().length() < SHORTEST_WORD
                                || previous.isInitial()
                                || previous.text().length() == SHORTEST_WORD
                                        && Character.isUpperCase(previous.text().codePointAt(0)));
        boolean isContinued =
                i + 1 < tokens.size()
                        && Character.isLowerCase(tokens.get(i + 1).text().codePointAt(0));
        return !mark.equals(".") || !isAbbreviating && !isContinued && !isInner(tokens, i);
    }
}
