package octavo.csl;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// English title case: words are capitalised, except for short ones in the middle, and those with
/// capitals of their own.
final class TitleCase {
    private static final Set<String> SMALL_WORDS =
            Set.of(
                    "a",
                    "about",
                    "across",
                    "afore",
                    "after",
                    "against",
                    "along",
                    "alongside",
                    "amid",
                    "amidst",
                    "among",
                    "amongst",
                    "an",
                    "and",
                    "anenst",
                    "apropos",
                    "apud",
                    "around",
                    "as",
                    "aside",
                    "astride",
                    "at",
                    "athwart",
                    "atop",
                    "barring",
                    "before",
                    "behind",
                    "below",
                    "beneath",
                    "beside",
                    "besides",
                    "between",
                    "beyond",
                    "but",
                    "by",
                    "c",
                    "ca",
                    "circa",
                    "d'",
                    "d’",
                    "de",
                    "despite",
                    "down",
                    "during",
                    "et",
                    "except",
                    "for",
                    "forenenst",
                    "from",
                    "given",
                    "in",
                    "inside",
                    "into",
                    "lest",
                    "like",
                    "modulo",
                    "near",
                    "next",
                    "nor",
                    "notwithstanding",
                    "of",
                    "off",
                    "on",
                    "onto",
                    "or",
                    "out",
                    "over",
                    "per",
                    "plus",
                    "pro",
                    "qua",
                    "sans",
                    "since",
                    "so",
                    "than",
                    "the",
                    "through",
                    "throughout",
                    "thru",
                    "thruout",
                    "till",
                    "to",
                    "toward",
                    "towards",
                    "under",
                    "underneath",
                    "until",
                    "unto",
                    "up",
                    "upon",
                    "v",
                    "versus",
                    "via",
                    "vis-à-vis",
                    "von",
                    "van",
                    "vs",
                    "with",
                    "within",
                    "without",
                    "yet");
    private static final Set<String> SMALL_PHRASES =
            Set.of(
                    "according to",
                    "ahead of",
                    "apart from",
                    "as regards",
                    "back to",
                    "because of",
                    "close to",
                    "due to",
                    "far from",
                    "instead of",
                    "outside of",
                    "prior to",
                    "pursuant to",
                    "rather than",
                    "regardless of",
                    "such as",
                    "that of",
                    "where as");

    private final StringBuilder text;
    private final List<Boolean> fixed;
    private final Locale locale;

    TitleCase(StringBuilder text, List<Boolean> fixed, Locale locale) {
        this.text = text;
        this.fixed = fixed;
        this.locale = locale;
    }

    void apply() {
        boolean first = true;
        int at = 0;
        while (at < text.length()) {
            if (!isWord(text.charAt(at))) {
                first |= ":?!".indexOf(text.charAt(at)) >= 0;
                at++;
                continue;
            }
            int end = at;
            while (end < text.length() && isWord(text.charAt(end))) {
                end++;
            }
            word(at, end, first);
            first = false;
            at = end;
        }
    }

    private static boolean isWord(char letter) {
        return Character.isLetterOrDigit(letter)
                || Character.getType(letter) == Character.NON_SPACING_MARK
                || letter == '\''
                || letter == '’'
                || letter == '`'
                || letter == '.';
    }

    private void word(int from, int to, boolean first) {
        if (fixed.get(from)) {
            return;
        }
        String word = text.substring(from, to);
        boolean hyphenated = from > 0 && text.charAt(from - 1) == '-';
        boolean last = isLast(to);
        boolean hyphenates = to < text.length() && text.charAt(to) == '-';
        if (!first && word.length() == 1) {
            return;
        }
        boolean alone = !hyphenated && (last || hyphenates);
        if (!first && !alone && isSmall(word, to)) {
            return;
        }
        if (word.chars().noneMatch(Character::isUpperCase)) {
            String capital = word.substring(0, 1).toUpperCase(locale);
            if (capital.length() == 1) {
                text.setCharAt(from, capital.charAt(0));
            }
        }
    }

    private boolean isLast(int to) {
        for (int i = to; i < text.length(); i++) {
            if (isWord(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean isSmall(String word, int to) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (SMALL_WORDS.contains(lower) || lower.equals("v.") || lower.equals("vs.")) {
            return true;
        }
        int end = to + 1;
        while (end < text.length() && isWord(text.charAt(end))) {
            end++;
        }
        return end <= text.length()
                && SMALL_PHRASES.contains(lower + text.substring(to, end).toLowerCase(Locale.ROOT));
    }
}
