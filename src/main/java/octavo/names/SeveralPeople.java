package octavo.names;

import octavo.names.NameTokens.BraceGroups;
import octavo.names.NameTokens.NameToken;

import java.util.List;
import java.util.regex.Pattern;

/// Finds lists of people separated by commas where BibTeX wants “and”.
final class SeveralPeople {
    private static final Pattern SUFFIX =
            Pattern.compile("(?i)(jr|sr|junior|senior|i{1,3}|iv|vi{0,3}|[2-9](nd|rd|th))\\.?");

    private static final Pattern INITIALS_WITH_FAMILY =
            Pattern.compile("(\\p{Lu}\\.)+\\p{Lu}[\\p{L}'’-]*\\p{Ll}");

    private SeveralPeople() {}

    static boolean looksLikeSeveral(NameTokens nameTokens, String nameText) {
        var wordLists = nameTokens.wordLists();
        if (nameTokens.commaCount() > 2 || hasSemicolon(nameText) && !endsWithSemicolon(nameText)) {
            return true;
        }
        boolean areFullNames = wordLists.stream().allMatch(SeveralPeople::isFullName);
        return switch (wordLists.size()) {
            case 3 -> areFullNames && !isSuffix(wordLists.get(1));
            case 2 ->
                    areFullNames && (nameTokens.hasTrailingComma() || startsWithInitial(wordLists));
            default -> false;
        };
    }

    /// A semicolon that does not end an HTML entity.
    private static boolean hasSemicolon(String nameText) {
        return nameText.indexOf('&') < 0
                && BraceGroups.indexOf(nameText, ';', 0) < nameText.length();
    }

    /// Whether its one semicolon is behind it, as in `Ieong, Meikei; and Doris, Bruce;`.
    static boolean endsWithSemicolon(String nameText) {
        return nameText.indexOf('&') < 0
                && BraceGroups.indexOf(nameText, ';', 0) == nameText.length() - 1;
    }

    static boolean isSuffix(String wordText) {
        return SUFFIX.matcher(wordText).matches();
    }

    private static boolean isSuffix(List<NameToken> nameWords) {
        return isSuffix(nameWords.getFirst().text());
    }

    /// Family names do not start with an initial, and given names do not end with a word after one.
    private static boolean startsWithInitial(List<List<NameToken>> wordLists) {
        return isInitial(wordLists.getFirst().getFirst())
                && !isInitial(wordLists.getFirst().getLast())
                && !isInitial(wordLists.getLast().getLast());
    }

    /// Of two words, or of an initial and a family name without a blank between: `E.Mai`.
    private static boolean isFullName(List<NameToken> nameWords) {
        return nameWords.size() > 1
                || nameWords.size() == 1
                        && INITIALS_WITH_FAMILY.matcher(nameWords.getFirst().text()).matches();
    }

    private static boolean isInitial(NameToken word) {
        return word.text().endsWith(".");
    }
}
