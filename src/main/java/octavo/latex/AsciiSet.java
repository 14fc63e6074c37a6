package octavo.latex;

/// Some of the letters of ASCII that are printed, blanks among them. It tells at once whether a
/// text has no others, as most texts have that something is written for.
public final class AsciiSet {
    private final boolean[] letters = new boolean[0x7F];

    private AsciiSet() {}

    /// All that are printed, but some.
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

    /// Appends what a text has of them from an index on.
    ///
    /// @return where it has another, or its length
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
