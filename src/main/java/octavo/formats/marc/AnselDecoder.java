package octavo.formats.marc;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;

/// Decodes MARC-8 of the Latin script: ASCII and ANSEL, whose diacritics precede their letter, with
/// raised and lowered digits. Its other scripts are not read: Greek, Cyrillic, Hebrew, Arabic, and
/// Chinese, Japanese and Korean. https://www.loc.gov/marc/specifications/speccharmarc8.html
final class AnselDecoder {
    private static final int FIRST_LETTER = 0xA1;
    private static final int FIRST_DIACRITIC = 0xE0;
    private static final int ESCAPE = 0x1B;

    /// Enclose what sorting ignores, such as an article.
    private static final int NON_SORTING_START = 0x88;

    private static final int NON_SORTING_END = 0x89;

    /// From A1 on; a space where there is none.
    private static final String LETTERS = "ŁØĐÞÆŒʹ·♭®±ƠƯʼ ʻłøđþæœʺı£ð ơư  °ℓ℗©♯¿¡ß€";

    /// From E0 on; a space where there is none, or for the right half of one over two letters.
    private static final String DIACRITICS =
            "\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\u0361"
                + " \u0315\u030B\u0310\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\u0360"
                + "   \u0313";

    /// What follows an escape: ASCII, ANSEL, lowered and raised digits, and back to ASCII.
    private static final List<String> LATIN_SETS = List.of("(B", ",B", ")!E", "-!E", "b", "p", "s");

    private static final int MAX_ESCAPE_LENGTH = 3;
    private static final int SUBFIELD_START = 0x1F;
    private static final int DELETE = 0x7F;
    private static final char REPLACEMENT = '\uFFFD';
    private static final String RAISED_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final String LOWERED_DIGITS = "₀₁₂₃₄₅₆₇₈₉";

    private final byte[] bytes;
    private final StringBuilder decoded = new StringBuilder();
    private final StringBuilder diacritics = new StringBuilder();
    private String digits = "";
    private int offset;

    private AnselDecoder(byte[] bytes) {
        this.bytes = bytes;
    }

    /// The text; empty if it has another script.
    static Optional<String> decode(byte[] bytes) {
        return new AnselDecoder(bytes).decodeAll();
    }

    private Optional<String> decodeAll() {
        while (offset < bytes.length) {
            int code = bytes[offset] & 0xFF;
            if (code == ESCAPE) {
                if (!readEscape()) {
                    return Optional.empty();
                }
            } else {
                appendCode(code);
                offset++;
            }
        }
        decoded.append(diacritics);
        return Optional.of(Normalizer.normalize(decoded, Normalizer.Form.NFC));
    }

    /// Chooses a set of characters; false for one that is not read.
    private boolean readEscape() {
        String escaped =
                new String(
                        bytes,
                        offset + 1,
                        Math.min(MAX_ESCAPE_LENGTH, bytes.length - offset - 1),
                        StandardCharsets.ISO_8859_1);
        Optional<String> latinSet = LATIN_SETS.stream().filter(escaped::startsWith).findFirst();
        digits =
                escaped.startsWith("p")
                        ? RAISED_DIGITS
                        : escaped.startsWith("b") ? LOWERED_DIGITS : "";
        offset += 1 + latinSet.map(String::length).orElse(0);
        return latinSet.isPresent();
    }

    private void appendCode(int code) {
        if (code >= FIRST_DIACRITIC) {
            int index = code - FIRST_DIACRITIC;
            diacritics.append(
                    index < DIACRITICS.length()
                            ? DIACRITICS.substring(index, index + 1).strip()
                            : "");
        } else {
            decoded.append(characterOf(code)).append(diacritics);
            diacritics.setLength(0);
        }
    }

    private char characterOf(int code) {
        return switch (code) {
            case NON_SORTING_START -> '\u0098';
            case NON_SORTING_END -> '\u009C';
            default -> {
                if (code >= FIRST_LETTER) {
                    int index = code - FIRST_LETTER;
                    yield index < LETTERS.length() ? LETTERS.charAt(index) : REPLACEMENT;
                }
                boolean isDigit = code >= '0' && code <= '9' && !digits.isEmpty();
                boolean isAscii = code >= SUBFIELD_START && code < DELETE;
                yield isDigit ? digits.charAt(code - '0') : isAscii ? (char) code : ' ';
            }
        };
    }
}
