package octavo.check;

import octavo.text.LocalizedSentence;
import octavo.tidy.ExposedWords;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Titles that styles will damage, or that are all in capitals.
final class TitleProblems implements EntryCheck {
    private static final ProblemRule EXPOSED =
            ProblemRule.hint("unprotected-capitals", "a word in a title has unprotected capitals")
                    .fixedBy("acronyms");
    private static final ProblemRule SHOUTED =
            ProblemRule.hint("capitals-in-title", "a title is all in capitals");

    /// A title of fewer words, or shorter ones, may consist of acronyms.
    private static final int MANY_WORDS = 4;

    private static final int LONG_WORD = 6;

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}]+");

    @Override
    public List<ProblemRule> rules() {
        return List.of(EXPOSED, SHOUTED);
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        if (!subject.has("title")) {
            return List.of();
        }
        List<Problem> found = new ArrayList<>();
        String title = subject.raw("title");
        String words =
                ExposedWords.of(title).stream()
                        .map(word -> title.substring(word.start(), word.end()))
                        .distinct()
                        .collect(Collectors.joining(", "));
        if (!words.isEmpty()) {
            LocalizedSentence message =
                    LocalizedSentence.of("Capitals not protected by braces: {0}.", words);
            found.add(EXPOSED.problem(subject.item(), subject.place("title"), message));
        }
        if (isMostlyCapitals(title) && isShouted(subject.text("title"))) {
            LocalizedSentence message =
                    LocalizedSentence.of(
                            "The title is all in capitals; styles cannot restore its case.");
            found.add(SHOUTED.problem(subject.item(), subject.place("title"), message));
        }
        return found;
    }

    /// A quick test whether it may be all in capitals.
    private static boolean isMostlyCapitals(String title) {
        int capitals = 0;
        int small = 0;
        for (int i = 0; i < title.length(); i++) {
            capitals += Character.isUpperCase(title.charAt(i)) ? 1 : 0;
            small += Character.isLowerCase(title.charAt(i)) ? 1 : 0;
        }
        return capitals > small;
    }

    /// Whether nearly all words are in capitals without being acronyms.
    private static boolean isShouted(String title) {
        int shouted = 0;
        int others = 0;
        int longest = 0;
        for (String word : BETWEEN_WORDS.split(title, -1)) {
            boolean capitals = word.codePoints().allMatch(Character::isUpperCase);
            if (word.length() > 1 && capitals) {
                shouted++;
                longest = Math.max(longest, word.length());
            } else if (word.codePoints().anyMatch(Character::isLowerCase)) {
                others++;
            }
        }
        return shouted > 1
                && others * MANY_WORDS < shouted
                && (shouted >= MANY_WORDS || longest >= LONG_WORD);
    }
}
