package octavo.search;

/// A sequence of words, by term number; another form of the previous word has its number inverted.
/// With few terms, as nearly always, a word takes two bytes: words make up half of an index.
/// Immutable.
final class TermSequence {
    private static final short[] NONE = {};

    private final short[] shortTerms;
    private final int[] intTerms;

    private TermSequence(short[] shortTerms, int[] intTerms) {
        this.shortTerms = shortTerms;
        this.intTerms = intTerms;
    }

    /// @param termNumbers must not be modified afterwards
    /// @param termCount the number of terms
    static TermSequence of(int[] termNumbers, int termCount) {
        if (termCount > Short.MAX_VALUE + 1) {
            return new TermSequence(NONE, termNumbers);
        }
        short[] shortTerms = new short[termNumbers.length];
        for (int i = 0; i < shortTerms.length; i++) {
            shortTerms[i] = (short) termNumbers[i];
        }
        return new TermSequence(shortTerms, new int[0]);
    }

    int signedTerm(int position) {
        return position < shortTerms.length ? shortTerms[position] : intTerms[position];
    }

    /// The term number of a word, whether it is another form or not.
    int termAt(int position) {
        int signedTerm = signedTerm(position);
        return signedTerm < 0 ? ~signedTerm : signedTerm;
    }

    /// The next position of a term, or the end; a hot loop.
    int findTerm(int term, int startPosition, int endPosition) {
        int invertedTerm = ~term;
        int position = startPosition;
        if (endPosition <= shortTerms.length) {
            short[] terms = shortTerms;
            while (position < endPosition
                    && terms[position] != term
                    && terms[position] != invertedTerm) {
                position++;
            }
        } else {
            while (position < endPosition
                    && intTerms[position] != term
                    && intTerms[position] != invertedTerm) {
                position++;
            }
        }
        return position;
    }
}
