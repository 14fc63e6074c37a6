package octavo.keys;

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
        put(
                LETTERS,
                "ß ss æ ae Æ Ae œ oe Œ Oe ø o Ø O ł l Ł L đ d Đ D ð d Ð D þ th Þ Th ı i ȷ j ŋ ng");
        put(UMLAUTS, "ä ae ö oe ü ue Ä Ae Ö Oe Ü Ue ø oe Ø Oe å aa Å Aa");
    }

    private static void put(Map<Integer, String> map, String pairs) {
        String[] words = pairs.split(" ", -1);
        for (int i = 0; i < words.length; i += 2) {
            map.put(words[i].codePointAt(0), words[i + 1]);
        }
    }

    /// The text in ASCII; letters of other scripts without a plain form are dropped.
    String of(String text) {
        String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
        var result = new StringBuilder();
        composed.codePoints().forEach(c -> result.append(letter(c)));
        String apart = Normalizer.normalize(result, Normalizer.Form.NFKD);
        return apart.replaceAll("[^\\x20-\\x7E]", "");
    }

    private String letter(int c) {
        String umlaut = this == GERMAN ? UMLAUTS.get(c) : null;
        String own = Character.toString(c);
        return umlaut != null ? umlaut : LETTERS.getOrDefault(c, own);
    }
}
