package octavo.bib;

import octavo.text.Span;

import java.util.BitSet;

/// A position in a file's bytes, and the scanning primitives of the format.
final class ByteCursor {
    static final byte[] COMMENT = {'c', 'o', 'm', 'm', 'e', 'n', 't'};
    static final byte[] PREAMBLE = {'p', 'r', 'e', 'a', 'm', 'b', 'l', 'e'};
    static final byte[] STRING = {'s', 't', 'r', 'i', 'n', 'g'};

    final byte[] bytes;
    final int end;
    int at;

    /// The unclosed braces; computed when the first one is met.
    private BitSet unclosed = new BitSet();

    private boolean unclosedKnown;

    ByteCursor(byte[] bytes, int start, int end) {
        this.bytes = bytes;
        this.at = start;
        this.end = end;
    }

    boolean done() {
        return at >= end;
    }

    /// The byte here, from 0 to 255, or -1 at the end.
    int here() {
        return at < end ? bytes[at] & 0xFF : -1;
    }

    /// The length of the whitespace character at a position, in bytes; 0 if there is none. Unicode
    /// spaces and line separators, zero-width spaces and a byte order mark inside the file count
    /// too, as people paste them unknowingly.
    private int whiteAt(int index) {
        int b = bytes[index];
        if (b >= 0) {
            return b <= ' ' ? 1 : 0;
        }
        return switch (b & 0xFF) {
            case 0xA0 -> 1;
            case 0xC2 -> follows(index, 0xA0) ? 2 : 0;
            case 0xE2 ->
                    follows(index, 0x80)
                                    && index + 2 < end
                                    && isUnicodeBlank(bytes[index + 2] & 0xFF)
                            ? 3
                            : 0;
            case 0xEF ->
                    follows(index, 0xBB) && index + 2 < end && (bytes[index + 2] & 0xFF) == 0xBF
                            ? 3
                            : 0;
            default -> 0;
        };
    }

    private static boolean isUnicodeBlank(int last) {
        return last >= 0x80 && last <= 0x8B || last == 0xA8 || last == 0xA9 || last == 0xAF;
    }

    private boolean follows(int index, int expected) {
        return index + 1 < end && (bytes[index + 1] & 0xFF) == expected;
    }

    static boolean isAsciiWhite(byte b) {
        return b >= 0 && b <= ' ';
    }

    void skipWhite() {
        while (at < end) {
            int white = whiteAt(at);
            if (white == 0) {
                return;
            }
            at += white;
        }
    }

    /// Skips whitespace and comments from a `%` to the end of the line.
    void skipWhiteAndRemarks() {
        skipWhite();
        while (here() == '%') {
            skipLine();
            skipWhite();
        }
    }

    /// Moves to the end of the line, before its line ending.
    void skipLine() {
        while (at < end && bytes[at] != '\n' && bytes[at] != '\r') {
            at++;
        }
    }

    /// Reads a name (of a type, field or macro); it may be empty.
    Span name() {
        int start = at;
        while (at < end && isNameByte(bytes[at] & 0xFF) && whiteAt(at) == 0) {
            at++;
        }
        return new Span(start, at);
    }

    static boolean isNameByte(int b) {
        return b > ' ' && b != '"' && b != '#' && b != '%' && b != '(' && b != ')' && b != ','
                && b != '=' && b != '@' && b != '{' && b != '}';
    }

    /// The position after the brace that closes the one here, or -1 if none does. Linear over the
    /// whole file: unmatched braces are computed once.
    int afterGroup() {
        if (unclosedKnown) {
            return unclosed.get(at) ? -1 : matching();
        }
        int close = matching();
        if (close < 0) {
            findUnclosed();
        }
        return close;
    }

    private int matching() {
        int depth = 0;
        for (int i = at; i < end; i++) {
            byte b = bytes[i];
            if (b == '{') {
                depth++;
            } else if (b == '}' && --depth == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    private void findUnclosed() {
        int[] open = new int[16];
        int depth = 0;
        for (int i = at; i < end; i++) {
            if (bytes[i] == '{') {
                if (depth == open.length) {
                    open = java.util.Arrays.copyOf(open, 2 * depth);
                }
                open[depth++] = i;
            } else if (bytes[i] == '}' && depth > 0) {
                depth--;
            }
        }
        unclosed = new BitSet();
        for (int i = 0; i < depth; i++) {
            unclosed.set(open[i]);
        }
        unclosedKnown = true;
    }

    boolean startsLine() {
        int i = at - 1;
        while (i >= 0 && (bytes[i] == ' ' || bytes[i] == '\t')) {
            i--;
        }
        return i < 0 || bytes[i] == '\n' || bytes[i] == '\r';
    }

    /// Whether the `@` here starts a block: `@word{key,`, `@word{key}` or one of the format's own
    /// words. The cursor stays.
    boolean atBlockHead() {
        if (here() != '@') {
            return false;
        }
        int mark = at;
        try {
            at++;
            skipWhite();
            Span word = name();
            skipWhite();
            if (word.isEmpty() || here() != '{' && here() != '(') {
                return false;
            }
            if (isWord(word, STRING) || isWord(word, COMMENT) || isWord(word, PREAMBLE)) {
                return true;
            }
            at++;
            skipWhite();
            while (at < end && whiteAt(at) == 0 && isKeyByte(here())) {
                at++;
            }
            skipWhite();
            return here() == ',' || here() == '}';
        } finally {
            at = mark;
        }
    }

    static boolean isKeyByte(int b) {
        return b != ',' && b != '}' && b != '{' && b != '"' && b != '=';
    }

    /// Whether a span is an ASCII word, ignoring case.
    boolean isWord(Span span, byte[] word) {
        return isWord(bytes, span.start(), span.end(), word);
    }

    /// Whether a span is a word, ignoring the case of ASCII letters.
    static boolean isWord(byte[] bytes, int start, int end, byte[] word) {
        if (end - start != word.length) {
            return false;
        }
        for (int i = 0; i < word.length; i++) {
            if (lower(bytes[start + i]) != lower(word[i])) {
                return false;
            }
        }
        return true;
    }

    /// Whether an ASCII word starts at a position, ignoring case.
    static boolean isWord(byte[] bytes, int start, String word) {
        for (int i = 0; i < word.length(); i++) {
            if (lower(bytes[start + i]) != lower((byte) word.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static int lower(byte b) {
        return b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b;
    }

    /// The next position before a limit where a line starts with a block head; the limit if there
    /// is none. The cursor stays.
    int nextHead(int limit) {
        int mark = at;
        try {
            for (; at < limit; at++) {
                if (bytes[at] == '@' && startsLine() && atBlockHead()) {
                    return at;
                }
            }
            return limit;
        } finally {
            at = mark;
        }
    }

    /// The end of the text before a position, without trailing whitespace.
    int trimmed(int start, int before) {
        int i = before;
        while (i > start && isAsciiWhite(bytes[i - 1])) {
            i--;
        }
        return i;
    }
}
