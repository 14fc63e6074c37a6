package octavo.editing.keys;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/// Transliterates text to letters that every program accepts in a key.
enum PlainLetters {
    /// `ä` becomes `a`.
    BARE,
    /// `ä` becomes `ae`, as in German where there is no `ä`.
    GERMAN;

    private static final Map<Integer, String> LETTERS = new HashMap<>();
    private static final Map<Integer, String> UMLAUTS = new HashMap<>();

    static {
        addPairs(
                LETTERS,
                "ß ss æ ae Æ Ae œ oe Œ Oe ø o Ø O ł l Ł L đ d Đ D ð d Ð D þ th Þ Th ı i ȷ j ŋ ng");
        addPairs(UMLAUTS, "ä ae ö oe ü ue Ä Ae Ö Oe Ü Ue ø oe Ø Oe å aa Å Aa");
    }

    private static void addPairs(Map<Integer, String> letterTable, String pairs) {
        String[] pairedLetters = pairs.split(" ", -1);
        for (int i = 0; i < pairedLetters.length; i += 2) {
            letterTable.put(pairedLetters[i].codePointAt(0), pairedLetters[i + 1]);
        }
    }

    /// The text in ASCII; letters of other scripts without a plain form are dropped.
    String transliterate(String text) {
        String composedText = Normalizer.normalize(text, Normalizer.Form.NFC);
        var plainText = new StringBuilder();
        composedText
                .codePoints()
                .forEach(codePoint -> plainText.append(transliterateLetter(codePoint)));
        String decomposedText = Normalizer.normalize(plainText, Normalizer.Form.NFKD);
        return decomposedText.replaceAll("[^\\x20-\\x7E]", "");
    }

    private String transliterateLetter(int codePoint) {
        String umlaut = this == GERMAN ? UMLAUTS.get(codePoint) : null;
        String ownLetter = Character.toString(codePoint);
        return umlaut != null ? umlaut : LETTERS.getOrDefault(codePoint, ownLetter);
    }
}
