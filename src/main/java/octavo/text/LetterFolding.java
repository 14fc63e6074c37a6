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
public record LetterFolding(String unaccented, String transliterated) {
    private static final Map<String, FoldedLetter> LETTERS = loadLetters();

    /// A letter's row in `folding.tsv`.
    private record FoldedLetter(String unaccented, String transliterated) {}

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
        var foldedText = new StringBuilder(text.length());
        boolean hasGap = false;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (Character.isLetterOrDigit(character)) {
                foldedText
                        .append(hasGap && !foldedText.isEmpty() ? " " : "")
                        .append(Character.toLowerCase(character));
                hasGap = false;
            } else {
                hasGap |= character != '\'' && character != '`';
            }
        }
        return new LetterFolding(foldedText.toString(), foldedText.toString());
    }

    private static LetterFolding ofLetters(String unicode) {
        String letters =
                Normalizer.normalize(unicode, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
        var unaccented = new StringBuilder();
        var transliterated = new StringBuilder();
        letters.codePoints()
                .forEach(codePoint -> {
                    var foldedLetter = foldLetter(codePoint);
                    appendLetters(unaccented, foldedLetter.unaccented);
                    appendLetters(transliterated, foldedLetter.transliterated);
                });
        return new LetterFolding(unaccented.toString().strip(), transliterated.toString().strip());
    }

    private static void appendLetters(StringBuilder foldedText, String letters) {
        boolean isRepeatedSpace =
                letters.equals(" ") && foldedText.lastIndexOf(" ") == foldedText.length() - 1;
        foldedText.append(isRepeatedSpace ? "" : letters);
    }

    private static FoldedLetter foldLetter(int codePoint) {
        if (codePoint < 128) {
            return foldedTo(foldAscii(codePoint));
        }
        String character = Character.toString(codePoint);
        var listedLetter = LETTERS.get(character);
        return listedLetter == null ? foldedTo(decomposedLetters(character)) : listedLetter;
    }

    private static FoldedLetter foldedTo(String foldedText) {
        return new FoldedLetter(foldedText, foldedText);
    }

    private static String foldAscii(int codePoint) {
        if (Character.isLetterOrDigit(codePoint)) {
            return Character.toString(codePoint);
        }
        return codePoint == '\'' || codePoint == '`' ? "" : " ";
    }

    /// The letters that a character decomposes to, such as e for é, fi for ﬁ.
    private static String decomposedLetters(String character) {
        var letters = new StringBuilder();
        Normalizer.normalize(character, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT) // the mathematical M has no lower case, but M has
                .codePoints()
                .filter(codePoint -> !isMark(codePoint))
                .forEach(codePoint -> {
                    var listedLetter = LETTERS.get(Character.toString(codePoint));
                    if (listedLetter != null) {
                        letters.append(listedLetter.unaccented);
                    } else if (Character.isLetterOrDigit(codePoint)) {
                        letters.appendCodePoint(codePoint);
                    } else {
                        letters.append(' ');
                    }
                });
        return letters.toString();
    }

    private static boolean isMark(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> true;
            default -> false;
        };
    }

    private static Map<String, FoldedLetter> loadLetters() {
        var tableStream =
                Objects.requireNonNull(LetterFolding.class.getResourceAsStream("folding.tsv"));
        try (var tableReader =
                new BufferedReader(new InputStreamReader(tableStream, StandardCharsets.UTF_8))) {
            return tableReader
                    .lines()
                    .filter(line -> !line.startsWith("# "))
                    .map(line -> line.split("\t", -1))
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    cells -> cells[0],
                                    cells -> new FoldedLetter(cells[1], cells[cells.length - 1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
