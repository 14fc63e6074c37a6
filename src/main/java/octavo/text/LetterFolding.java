package octavo.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/// A text folded to lower-case ASCII letters, for comparing text typed on different keyboards: once
/// with accents dropped (Muller, Soren), once transliterated (Mueller, Soeren). Punctuation is
/// dropped, and any separator becomes one space.
public record LetterFolding(String bare, String expanded) {
    private static final Map<String, Letter> LETTERS = load();

    /// A letter's row in `folding.tsv`.
    private record Letter(String bare, String expanded) {}

    public static LetterFolding of(String unicode) {
        return isAscii(unicode) ? ofAscii(unicode) : ofLetters(unicode);
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 128) {
                return false;
            }
        }
        return true;
    }

    private static LetterFolding ofAscii(String text) {
        var folded = new StringBuilder(text.length());
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                folded.append(gap && !folded.isEmpty() ? " " : "").append(Character.toLowerCase(c));
                gap = false;
            } else {
                gap |= c != '\'' && c != '`';
            }
        }
        return new LetterFolding(folded.toString(), folded.toString());
    }

    private static LetterFolding ofLetters(String unicode) {
        String letters =
                Normalizer.normalize(unicode, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
        var bare = new StringBuilder();
        var expanded = new StringBuilder();
        letters.codePoints()
                .forEach(letter -> {
                    var folded = letter(letter);
                    append(bare, folded.bare);
                    append(expanded, folded.expanded);
                });
        return new LetterFolding(bare.toString().strip(), expanded.toString().strip());
    }

    private static void append(StringBuilder folded, String letters) {
        boolean again = letters.equals(" ") && folded.lastIndexOf(" ") == folded.length() - 1;
        folded.append(again ? "" : letters);
    }

    private static Letter letter(int letter) {
        if (letter < 128) {
            return same(ascii(letter));
        }
        String text = Character.toString(letter);
        var known = LETTERS.get(text);
        return known == null ? same(unmarked(text)) : known;
    }

    private static Letter same(String folded) {
        return new Letter(folded, folded);
    }

    private static String ascii(int letter) {
        if (Character.isLetterOrDigit(letter)) {
            return Character.toString(letter);
        }
        return letter == '\'' || letter == '`' ? "" : " ";
    }

    /// The letters that a character decomposes to, such as e for é, fi for ﬁ.
    private static String unmarked(String character) {
        var letters = new StringBuilder();
        Normalizer.normalize(character, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT) // the mathematical M has no lower case, but M has
                .codePoints()
                .filter(part -> !isMark(part))
                .forEach(part -> {
                    var known = LETTERS.get(Character.toString(part));
                    if (known != null) {
                        letters.append(known.bare);
                    } else if (Character.isLetterOrDigit(part)) {
                        letters.appendCodePoint(part);
                    } else {
                        letters.append(' ');
                    }
                });
        return letters.toString();
    }

    private static boolean isMark(int part) {
        return switch (Character.getType(part)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> true;
            default -> false;
        };
    }

    private static Map<String, Letter> load() {
        var table = Objects.requireNonNull(LetterFolding.class.getResourceAsStream("folding.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("# "))
                    .map(line -> line.split("\t", -1))
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    cells -> cells[0],
                                    cells -> new Letter(cells[1], cells[cells.length - 1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
