package octavo.names;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// One given name in lower-case ASCII, with accents dropped and transliterated.
///
/// @param initial whether it is one letter, or abbreviated with a full stop: `Ch.`
public record GivenName(String bare, String expanded, boolean initial) {
    private static final Pattern RUN = Pattern.compile("\\p{Lu}{2,3}");

    /// The given names in a text.
    ///
    /// @param capitals whether the family name is in capitals too, so that capitals carry no
    ///   meaning
    static List<GivenName> parse(String text, boolean capitals) {
        var names = new ArrayList<GivenName>();
        for (String word : words(text)) {
            if (!capitals && isInitials(word)) {
                word.codePoints().forEach(letter -> add(names, Character.toString(letter)));
            } else {
                add(names, word);
            }
        }
        return List.copyOf(names);
    }

    /// Words end at blanks and hyphens, and behind a full stop.
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            boolean stop = text.charAt(i) == '.';
            if (stop || isBetweenWords(text.charAt(i))) {
                words.add(text.substring(start, stop ? i + 1 : i));
                start = i + 1;
            }
        }
        words.add(text.substring(start));
        return words;
    }

    private static boolean isBetweenWords(char c) {
        return c == '-'
                || c == '~'
                || c == '\u00A0'
                || (c >= '\u2010' && c <= '\u2015')
                || Character.isWhitespace(c);
    }

    /// Two capitals, or three without a vowel, as in Wagenländer MJ: a Wei in capitals counts as a
    /// name only if the family name is in capitals too.
    private static boolean isInitials(String word) {
        return RUN.matcher(word).matches()
                && (word.length() == 2 || word.chars().noneMatch(c -> "AEIOUY".indexOf(c) >= 0));
    }

    private static void add(List<GivenName> names, String word) {
        var folding = LetterFolding.of(word);
        String bare = folding.bare().replace(" ", "");
        if (!bare.isEmpty()) {
            boolean shortened = word.endsWith(".") || isLetter(bare);
            names.add(new GivenName(bare, folding.expanded().replace(" ", ""), shortened));
        }
    }

    /// A single character is a whole name in Chinese.
    private static boolean isLetter(String bare) {
        if (bare.codePointCount(0, bare.length()) > 1) {
            return false;
        }
        return switch (Character.UnicodeScript.of(bare.codePointAt(0))) {
            case HAN, HIRAGANA, KATAKANA, HANGUL -> false;
            default -> true;
        };
    }

    /// Whether two can be the same name; an initial fits any name that starts with it.
    boolean fits(GivenName that) {
        if (initial || that.initial) {
            return starts(this, that) || starts(that, this);
        }
        return isSame(that);
    }

    private static boolean starts(GivenName whole, GivenName part) {
        return whole.bare.startsWith(part.bare) || whole.expanded.startsWith(part.expanded);
    }

    boolean isSame(GivenName that) {
        return bare.equals(that.bare)
                || expanded.equals(that.expanded)
                || bare.equals(that.expanded)
                || expanded.equals(that.bare);
    }
}
