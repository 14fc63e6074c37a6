package octavo.names;

import java.util.ArrayList;
import java.util.List;

/// The words of a name between its commas, in at most three lists. As in BibTeX, spaces, ties and
/// hyphens separate words, and separators at either end are not part of the name. Unlike BibTeX,
/// and like biber, it reads LaTeX commands whole: the `~` of `\~n` is an accent, and `\v Simon` is
/// one word.
final class NameTokens {
    private static final int MOST_PARTS = 3;

    /// Accents whose names are letters: a space must separate them from a letter.
    private static final String LETTER_ACCENTS = "bcdHkrtuv";

    private final List<List<NameToken>> parts = new ArrayList<>(List.of(new ArrayList<>()));
    private final String raw;
    private int commas;
    private boolean trailingComma;

    NameTokens(String raw) {
        this.raw = raw;
        int start = 0;
        while (start < raw.length() && isSeparator(raw.charAt(start))) {
            start++;
        }
        read(start, trimmedEnd(start));
    }

    List<List<NameToken>> parts() {
        return parts;
    }

    int commas() {
        return commas;
    }

    boolean hasTrailingComma() {
        return trailingComma;
    }

    static boolean isSeparator(char c) {
        return isBlank(c) || c == '~' || c == '-';
    }

    static boolean isBlank(char c) {
        return Character.isWhitespace(c) || c == '\u00A0' || c == '\u202F';
    }

    private int trimmedEnd(int start) {
        int end = raw.length();
        while (end > start && (separatesAt(end - 1) || raw.charAt(end - 1) == ',')) {
            end--;
            trailingComma |= raw.charAt(end) == ',';
        }
        return end;
    }

    private boolean separatesAt(int at) {
        char c = raw.charAt(at);
        return isBlank(c) || isSeparator(c) && !isEscaped(at);
    }

    private boolean isEscaped(int at) {
        int start = at;
        while (start > 0 && raw.charAt(start - 1) == '\\') {
            start--;
        }
        return (at - start) % 2 == 1;
    }

    private void read(int start, int end) {
        int i = start;
        char before = ' ';
        boolean between = true;
        while (i < end) {
            char c = raw.charAt(i);
            if (c == ',') {
                commas++;
                if (parts.size() < MOST_PARTS) {
                    parts.add(new ArrayList<>());
                }
                before = ' ';
                between = true;
                i++;
            } else if (isSeparator(c)) {
                before = between ? before : c == '-' ? '-' : ' ';
                between = true;
                i++;
            } else {
                int wordEnd = endOfWord(i, end);
                parts.getLast().add(new NameToken(raw.substring(i, wordEnd), before));
                between = false;
                i = wordEnd;
            }
        }
    }

    private int endOfWord(int start, int end) {
        int i = start;
        while (i < end && raw.charAt(i) != ',' && !isSeparator(raw.charAt(i))) {
            i =
                    switch (raw.charAt(i)) {
                        case '{' -> BraceGroups.endOfGroup(raw, i);
                        case '\\' -> afterBackslash(i + 1, end);
                        default -> i + 1;
                    };
        }
        return Math.min(i, end);
    }

    /// Where to continue after a backslash. A comma or space keeps its meaning there.
    private int afterBackslash(int at, int end) {
        if (at >= end
                || raw.charAt(at) == ','
                || raw.charAt(at) == '{'
                || isBlank(raw.charAt(at))) {
            return at;
        }
        int letter = at + 1;
        while (letter < end && isBlank(raw.charAt(letter))) {
            letter++;
        }
        boolean accent = LETTER_ACCENTS.indexOf(raw.charAt(at)) >= 0;
        boolean spaced = letter > at + 1 && letter < end && Character.isLetter(raw.charAt(letter));
        return accent && spaced ? letter : at + 1;
    }
}
