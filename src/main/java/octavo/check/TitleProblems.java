package octavo.check;

import octavo.editing.tidy.ExposedWords;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Titles that styles will damage, or that are all in capitals.
final class TitleProblems implements EntryCheck {
    private static final ProblemRule EXPOSED_CAPITALS =
            ProblemRule.hint("unprotected-capitals", "a word in a title has unprotected capitals")
                    .withFix("acronyms");
    private static final ProblemRule SHOUTED_TITLE =
            ProblemRule.hint("capitals-in-title", "a title is all in capitals");

    /// A title of fewer words, or shorter ones, may consist of acronyms.
    private static final int MANY_WORDS = 4;

    private static final int LONG_WORD = 6;

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}]+");

    /// Types whose title is that of a whole volume, which BibTeX's styles print as it is.
    private static final Set<String> VOLUME_TYPES =
            Set.of(
                    "book",
                    "collection",
                    "inbook",
                    "manual",
                    "mvbook",
                    "mvcollection",
                    "mvproceedings",
                    "mvreference",
                    "periodical",
                    "phdthesis",
                    "proceedings",
                    "reference");

    @Override
    public List<ProblemRule> rules() {
        return List.of(EXPOSED_CAPITALS, SHOUTED_TITLE);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        if (!checkedItem.hasField("title")) {
            return List.of();
        }
        List<Problem> problems = new ArrayList<>();
        String title = checkedItem.rawValue("title");
        String exposedWords = isPrintedAsItIs(checkedItem) ? "" : findExposedWords(title);
        if (!exposedWords.isEmpty()) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of("Capitals not protected by braces: {0}.", exposedWords);
            problems.add(
                    EXPOSED_CAPITALS.problemAt(
                            checkedItem.item(), checkedItem.fieldSpan("title"), messageSentence));
        }
        if (isMostlyCapitals(title) && isShouted(checkedItem.plainText("title"))) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of(
                            "The title is all in capitals; styles cannot restore its case.");
            problems.add(
                    SHOUTED_TITLE.problemAt(
                            checkedItem.item(), checkedItem.fieldSpan("title"), messageSentence));
        }
        return problems;
    }

    private static boolean isPrintedAsItIs(CheckedItem checkedItem) {
        return VOLUME_TYPES.contains(checkedItem.entry().type().toLowerCase(Locale.ROOT));
    }

    private static String findExposedWords(String title) {
        return ExposedWords.spansIn(title).stream()
                .map(wordSpan -> title.substring(wordSpan.start(), wordSpan.end()))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /// A quick test whether it may be all in capitals.
    private static boolean isMostlyCapitals(String title) {
        int upperCaseCount = 0;
        int lowerCaseCount = 0;
        for (int i = 0; i < title.length(); i++) {
            upperCaseCount += Character.isUpperCase(title.charAt(i)) ? 1 : 0;
            lowerCaseCount += Character.isLowerCase(title.charAt(i)) ? 1 : 0;
        }
        return upperCaseCount > lowerCaseCount;
    }

    /// Whether nearly all words are in capitals without being acronyms.
    private static boolean isShouted(String title) {
        int capitalWords = 0;
        int otherWords = 0;
        int longestLength = 0;
        for (String word : BETWEEN_WORDS.split(title, -1)) {
            boolean isAllCapitals = word.codePoints().allMatch(Character::isUpperCase);
            if (word.length() > 1 && isAllCapitals) {
                capitalWords++;
                longestLength = Math.max(longestLength, word.length());
            } else if (word.codePoints().anyMatch(Character::isLowerCase)) {
                otherWords++;
            }
        }
        return capitalWords > 1
                && otherWords * MANY_WORDS < capitalWords
                && (capitalWords >= MANY_WORDS || longestLength >= LONG_WORD);
    }
}
