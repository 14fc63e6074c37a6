package octavo.search;

/// A sequence of words, by term number; another form of the previous word has its number inverted.
/// With few terms, as nearly always, a word takes two bytes: words make up half of an index.
/// Immutable.
final class TermSequence {
    private static final short[] NONE = {};

    private final short[] few;
    private final int[] many;

    private TermSequence(short[] few, int[] many) {
        this.few = few;
        this.many = many;
    }

    /// @param words must not be modified afterwards
    /// @param terms the number of terms
    static TermSequence of(int[] words, int terms) {
        if (terms > Short.MAX_VALUE + 1) {
            return new TermSequence(NONE, words);
        }
        short[] few = new short[words.length];
        for (int i = 0; i < few.length; i++) {
            few[i] = (short) words[i];
        }
        return new TermSequence(few, new int[0]);
    }

    int get(int at) {
        return at < few.length ? few[at] : many[at];
    }

    /// The term number of a word, whether it is another form or not.
    int term(int at) {
        int number = get(at);
        return number < 0 ? ~number : number;
    }

    /// The next position of a term, or the end; a hot loop.
    int place(int term, int start, int end) {
        int again = ~term;
        int at = start;
        if (end <= few.length) {
            short[] numbers = few;
            while (at < end && numbers[at] != term && numbers[at] != again) {
                at++;
            }
        } else {
            while (at < end && many[at] != term && many[at] != again) {
                at++;
            }
        }
        return at;
    }
}
