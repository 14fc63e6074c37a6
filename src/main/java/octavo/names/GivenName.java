package octavo.names;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// One given name in lower-case ASCII, with accents dropped and transliterated.
///
/// @param isInitial whether it is one letter, or abbreviated with a full stop: `Ch.`
public record GivenName(String bareForm, String expandedForm, boolean isInitial) {
    private static final Pattern CAPITAL_RUN = Pattern.compile("\\p{Lu}{2,3}");

    /// The given names in a text.
    ///
    /// @param isAllCapitals whether the family name is in capitals too, so that capitals carry no
    ///   meaning
    static List<GivenName> parse(String givenNames, boolean isAllCapitals) {
        var names = new ArrayList<GivenName>();
        for (String word : splitWords(givenNames)) {
            if (!isAllCapitals && isInitials(word)) {
                word.codePoints().forEach(letter -> addName(names, Character.toString(letter)));
            } else {
                addName(names, word);
            }
        }
        return List.copyOf(names);
    }

    /// Words end at blanks and hyphens, and behind a full stop.
    private static List<String> splitWords(String givenNames) {
        List<String> words = new ArrayList<>();
        int wordStart = 0;
        for (int i = 0; i < givenNames.length(); i++) {
            boolean isFullStop = givenNames.charAt(i) == '.';
            if (isFullStop || isBetweenWords(givenNames.charAt(i))) {
                words.add(givenNames.substring(wordStart, isFullStop ? i + 1 : i));
                wordStart = i + 1;
            }
        }
        words.add(givenNames.substring(wordStart));
        return words;
    }

    private static boolean isBetweenWords(char character) {
        return character == '-'
                || character == '~'
                || character == '\u00A0'
                || (character >= '\u2010' && character <= '\u2015')
                || Character.isWhitespace(character);
    }

    /// Two capitals, or three without a vowel, as in Wagenländer MJ: a Wei in capitals counts as a
    /// name only if the family name is in capitals too.
    private static boolean isInitials(String word) {
        return CAPITAL_RUN.matcher(word).matches()
                && (word.length() == 2
                        || word.chars().noneMatch(character -> "AEIOUY".indexOf(character) >= 0));
    }

    private static void addName(List<GivenName> names, String word) {
        var letterFolding = LetterFolding.of(word);
        String bareForm = letterFolding.unaccented().replace(" ", "");
        if (!bareForm.isEmpty()) {
            boolean isAbbreviated = word.endsWith(".") || isSingleLetter(bareForm);
            names.add(
                    new GivenName(
                            bareForm,
                            letterFolding.transliterated().replace(" ", ""),
                            isAbbreviated));
        }
    }

    /// A single character is a whole name in Chinese.
    private static boolean isSingleLetter(String bareForm) {
        if (bareForm.codePointCount(0, bareForm.length()) > 1) {
            return false;
        }
        return switch (Character.UnicodeScript.of(bareForm.codePointAt(0))) {
            case HAN, HIRAGANA, KATAKANA, HANGUL -> false;
            default -> true;
        };
    }

    /// Whether two can be the same name; an initial fits any name that starts with it.
    boolean isCompatibleWith(GivenName that) {
        if (isInitial || that.isInitial) {
            return startsWith(this, that) || startsWith(that, this);
        }
        return isSameName(that);
    }

    private static boolean startsWith(GivenName longerName, GivenName shorterName) {
        return longerName.bareForm.startsWith(shorterName.bareForm)
                || longerName.expandedForm.startsWith(shorterName.expandedForm);
    }

    boolean isSameName(GivenName that) {
        return bareForm.equals(that.bareForm)
                || expandedForm.equals(that.expandedForm)
                || bareForm.equals(that.expandedForm)
                || expandedForm.equals(that.bareForm);
    }
}
