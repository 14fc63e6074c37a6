package octavo.text;

/// A set of printable ASCII characters. Tells quickly whether a text contains no others, as is true
/// of most texts to be written.
public final class AsciiSet {
    private final boolean[] isMember = new boolean[0x7F];

    private AsciiSet() {}

    /// All printable ones except some.
    public static AsciiSet printableExcept(String excluded) {
        AsciiSet asciiSet = new AsciiSet();
        for (char character = ' '; character < asciiSet.isMember.length; character++) {
            asciiSet.isMember[character] = excluded.indexOf(character) < 0;
        }
        return asciiSet;
    }

    public boolean contains(int character) {
        return character < isMember.length && isMember[character];
    }

    /// Appends a text's longest run of these characters from an index on.
    ///
    /// @return the index of the first other character, or the text's length
    public int copyRun(String text, int startIndex, StringBuilder output) {
        int endIndex = startIndex;
        while (endIndex < text.length() && contains(text.charAt(endIndex))) {
            endIndex++;
        }
        output.append(text, startIndex, endIndex);
        return endIndex;
    }

    public boolean containsOnly(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!contains(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
