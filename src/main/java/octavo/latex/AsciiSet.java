package octavo.latex;

/// A set of printable ASCII characters. Tells quickly whether a text contains no others, as is true
/// of most texts to be written.
public final class AsciiSet {
    private final boolean[] letters = new boolean[0x7F];

    private AsciiSet() {}

    /// All printable ones except some.
    public static AsciiSet printedBut(String others) {
        AsciiSet set = new AsciiSet();
        for (char c = ' '; c < set.letters.length; c++) {
            set.letters[c] = others.indexOf(c) < 0;
        }
        return set;
    }

    public boolean has(int letter) {
        return letter < letters.length && letters[letter];
    }

    /// Appends a text's longest run of these characters from an index on.
    ///
    /// @return the index of the first other character, or the text's length
    public int copy(String text, int from, StringBuilder out) {
        int end = from;
        while (end < text.length() && has(text.charAt(end))) {
            end++;
        }
        out.append(text, from, end);
        return end;
    }

    public boolean hasAll(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!has(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
