package octavo.bib;

import octavo.text.Span;

import java.util.BitSet;

/// A position in a file's bytes, and the scanning primitives of the format.
final class ByteCursor {
    static final byte[] COMMENT = {'c', 'o', 'm', 'm', 'e', 'n', 't'};
    static final byte[] PREAMBLE = {'p', 'r', 'e', 'a', 'm', 'b', 'l', 'e'};
    static final byte[] STRING = {'s', 't', 'r', 'i', 'n', 'g'};

    final byte[] bytes;
    final int endPosition;
    int position;

    /// The unclosed braces; computed when the first one is met.
    private BitSet unclosedBraces = new BitSet();

    private boolean hasFoundUnclosed;

    ByteCursor(byte[] bytes, int startPosition, int endPosition) {
        this.bytes = bytes;
        this.position = startPosition;
        this.endPosition = endPosition;
    }

    boolean isAtEnd() {
        return position >= endPosition;
    }

    /// The byte here, from 0 to 255, or -1 at the end.
    int currentByte() {
        return position < endPosition ? bytes[position] & 0xFF : -1;
    }

    /// The length of the whitespace character at a position, in bytes; 0 if there is none. Unicode
    /// spaces and line separators, zero-width spaces and a byte order mark inside the file count
    /// too, as people paste them unknowingly.
    private int whitespaceLength(int index) {
        int currentByte = bytes[index];
        if (currentByte >= 0) {
            return currentByte <= ' ' ? 1 : 0;
        }
        return switch (currentByte & 0xFF) {
            case 0xA0 -> 1;
            case 0xC2 -> isFollowedBy(index, 0xA0) ? 2 : 0;
            case 0xE2 ->
                    isFollowedBy(index, 0x80)
                                    && index + 2 < endPosition
                                    && isUnicodeBlank(bytes[index + 2] & 0xFF)
                            ? 3
                            : 0;
            case 0xEF ->
                    isFollowedBy(index, 0xBB)
                                    && index + 2 < endPosition
                                    && (bytes[index + 2] & 0xFF) == 0xBF
                            ? 3
                            : 0;
            default -> 0;
        };
    }

    private static boolean isUnicodeBlank(int lastByte) {
        return lastByte >= 0x80 && lastByte <= 0x8B
                || lastByte == 0xA8
                || lastByte == 0xA9
                || lastByte == 0xAF;
    }

    private boolean isFollowedBy(int index, int expectedByte) {
        return index + 1 < endPosition && (bytes[index + 1] & 0xFF) == expectedByte;
    }

    static boolean isAsciiWhitespace(byte currentByte) {
        return currentByte >= 0 && currentByte <= ' ';
    }

    void skipWhitespace() {
        while (position < endPosition) {
            int blankLength = whitespaceLength(position);
            if (blankLength == 0) {
                return;
            }
            position += blankLength;
        }
    }

    /// Skips whitespace and comments from a `%` to the end of the line.
    void skipWhitespaceAndRemarks() {
        skipWhitespace();
        while (currentByte() == '%') {
            skipLine();
            skipWhitespace();
        }
    }

    /// Moves to the end of the line, before its line ending.
    void skipLine() {
        while (position < endPosition && bytes[position] != '\n' && bytes[position] != '\r') {
            position++;
        }
    }

    /// Reads a name (of a type, field or macro); it may be empty.
    Span readName() {
        int startPosition = position;
        while (position < endPosition
                && isNameByte(bytes[position] & 0xFF)
                && whitespaceLength(position) == 0) {
            position++;
        }
        return new Span(startPosition, position);
    }

    static boolean isNameByte(int currentByte) {
        return currentByte > ' '
                && currentByte != '"'
                && currentByte != '#'
                && currentByte != '%'
                && currentByte != '('
                && currentByte != ')'
                && currentByte != ','
                && currentByte != '='
                && currentByte != '@'
                && currentByte != '{'
                && currentByte != '}';
    }

    /// The position after the brace that closes the one here, or -1 if none does. Linear over the
    /// whole file: unmatched braces are computed once.
    int endOfGroup() {
        if (hasFoundUnclosed) {
            return unclosedBraces.get(position) ? -1 : endOfMatchingBrace();
        }
        int groupEnd = endOfMatchingBrace();
        if (groupEnd < 0) {
            findUnclosedBraces();
        }
        return groupEnd;
    }

    private int endOfMatchingBrace() {
        int depth = 0;
        for (int i = position; i < endPosition; i++) {
            byte currentByte = bytes[i];
            if (currentByte == '{') {
                depth++;
            } else if (currentByte == '}' && --depth == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    private void findUnclosedBraces() {
        int[] openBraces = new int[16];
        int depth = 0;
        for (int i = position; i < endPosition; i++) {
            if (bytes[i] == '{') {
                if (depth == openBraces.length) {
                    openBraces = java.util.Arrays.copyOf(openBraces, 2 * depth);
                }
                openBraces[depth++] = i;
            } else if (bytes[i] == '}' && depth > 0) {
                depth--;
            }
        }
        unclosedBraces = new BitSet();
        for (int i = 0; i < depth; i++) {
            unclosedBraces.set(openBraces[i]);
        }
        hasFoundUnclosed = true;
    }

    boolean isAtLineStart() {
        int i = position - 1;
        while (i >= 0 && (bytes[i] == ' ' || bytes[i] == '\t')) {
            i--;
        }
        return i < 0 || bytes[i] == '\n' || bytes[i] == '\r';
    }

    /// Whether the `@` here starts a block: `@word{key,`, `@word{key}` or one of the format's own
    /// words. The cursor stays.
    boolean isAtBlockHead() {
        if (currentByte() != '@') {
            return false;
        }
        int savedPosition = position;
        try {
            position++;
            skipWhitespace();
            Span typeName = readName();
            skipWhitespace();
            if (typeName.isEmpty() || currentByte() != '{' && currentByte() != '(') {
                return false;
            }
            if (matchesWord(typeName, STRING)
                    || matchesWord(typeName, COMMENT)
                    || matchesWord(typeName, PREAMBLE)) {
                return true;
            }
            position++;
            skipWhitespace();
            while (position < endPosition
                    && whitespaceLength(position) == 0
                    && isKeyByte(currentByte())) {
                position++;
            }
            skipWhitespace();
            return currentByte() == ',' || currentByte() == '}';
        } finally {
            position = savedPosition;
        }
    }

    static boolean isKeyByte(int currentByte) {
        return currentByte != ','
                && currentByte != '}'
                && currentByte != '{'
                && currentByte != '"'
                && currentByte != '=';
    }

    /// Whether a span is an ASCII word, ignoring case.
    boolean matchesWord(Span span, byte[] word) {
        return matchesWord(bytes, span.start(), span.end(), word);
    }

    /// Whether a span is a word, ignoring the case of ASCII letters.
    static boolean matchesWord(byte[] bytes, int startPosition, int endPosition, byte[] word) {
        if (endPosition - startPosition != word.length) {
            return false;
        }
        for (int i = 0; i < word.length; i++) {
            if (toLowerCase(bytes[startPosition + i]) != toLowerCase(word[i])) {
                return false;
            }
        }
        return true;
    }

    /// Whether an ASCII word starts at a position, ignoring case.
    static boolean matchesWord(byte[] bytes, int startPosition, String word) {
        for (int i = 0; i < word.length(); i++) {
            if (toLowerCase(bytes[startPosition + i]) != toLowerCase((byte) word.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static int toLowerCase(byte currentByte) {
        return currentByte >= 'A' && currentByte <= 'Z' ? currentByte + ('a' - 'A') : currentByte;
    }

    /// The next position before a limit where a line starts with a block head; the limit if there
    /// is none. The cursor stays.
    int findNextHead(int limit) {
        int savedPosition = position;
        try {
            for (; position < limit; position++) {
                if (bytes[position] == '@' && isAtLineStart() && isAtBlockHead()) {
                    return position;
                }
            }
            return limit;
        } finally {
            position = savedPosition;
        }
    }

    /// The end of the text before a position, without trailing whitespace.
    int trimmedEnd(int startPosition, int textEnd) {
        int i = textEnd;
        while (i > startPosition && isAsciiWhitespace(bytes[i - 1])) {
            i--;
        }
        return i;
    }
}
