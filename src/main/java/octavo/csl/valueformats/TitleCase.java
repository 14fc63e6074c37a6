package octavo.csl.valueformats;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// English title case: words are capitalised, except for short ones in the middle, and those with
/// capitals of their own.
public final class TitleCase {
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

    private final StringBuilder textBuilder;
    private final List<Boolean> isFixed;
    private final Locale locale;

    public TitleCase(StringBuilder textBuilder, List<Boolean> isFixed, Locale locale) {
        this.textBuilder = textBuilder;
        this.isFixed = isFixed;
        this.locale = locale;
    }

    public void apply() {
        boolean isFirstWord = true;
        int offset = 0;
        while (offset < textBuilder.length()) {
            if (!isWordCharacter(textBuilder.charAt(offset))) {
                isFirstWord |= ":?!".indexOf(textBuilder.charAt(offset)) >= 0;
                offset++;
                continue;
            }
            int wordEnd = offset;
            while (wordEnd < textBuilder.length() && isWordCharacter(textBuilder.charAt(wordEnd))) {
                wordEnd++;
            }
            capitalizeWord(offset, wordEnd, isFirstWord);
            isFirstWord = false;
            offset = wordEnd;
        }
    }

    private static boolean isWordCharacter(char character) {
        return Character.isLetterOrDigit(character)
                || Character.getType(character) == Character.NON_SPACING_MARK
                || character == '\''
                || character == '’'
                || character == '`'
                || character == '.';
    }

    private void capitalizeWord(int wordStart, int wordEnd, boolean isFirstWord) {
        if (isFixed.get(wordStart)) {
            return;
        }
        String word = textBuilder.substring(wordStart, wordEnd);
        boolean isAfterHyphen = wordStart > 0 && textBuilder.charAt(wordStart - 1) == '-';
        boolean isLastWord = isLastWord(wordEnd);
        boolean isBeforeHyphen =
                wordEnd < textBuilder.length() && textBuilder.charAt(wordEnd) == '-';
        if (!isFirstWord && word.length() == 1) {
            return;
        }
        boolean isOuterPart = !isAfterHyphen && (isLastWord || isBeforeHyphen);
        if (!isFirstWord && !isOuterPart && isSmallWord(word, wordEnd)) {
            return;
        }
        if (word.chars().noneMatch(Character::isUpperCase)) {
            String capitalLetter = word.substring(0, 1).toUpperCase(locale);
            if (capitalLetter.length() == 1) {
                textBuilder.setCharAt(wordStart, capitalLetter.charAt(0));
            }
        }
    }

    private boolean isLastWord(int wordEnd) {
        for (int i = wordEnd; i < textBuilder.length(); i++) {
            if (isWordCharacter(textBuilder.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean isSmallWord(String word, int wordEnd) {
        String lowercaseWord = word.toLowerCase(Locale.ROOT);
        if (SMALL_WORDS.contains(lowercaseWord)
                || lowercaseWord.equals("v.")
                || lowercaseWord.equals("vs.")) {
            return true;
        }
        int phraseEnd = wordEnd + 1;
        while (phraseEnd < textBuilder.length() && isWordCharacter(textBuilder.charAt(phraseEnd))) {
            phraseEnd++;
        }
        return phraseEnd <= textBuilder.length()
                && SMALL_PHRASES.contains(
                        lowercaseWord
                                + textBuilder
                                        .substring(wordEnd, phraseEnd)
                                        .toLowerCase(Locale.ROOT));
    }
}
