package octavo.cslreferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Why the case of a word differs from pandoc's, where Octavo's is argued to be the better one.
/// Each reason is a rule; docs/evidence/sentence-case.md has examples.
enum ArguedCase {
    /// pandoc lowers the pronoun, numerals, initials and symbols: `i`, `c++`, `von n. Robertson`.
    SINGLE_LETTER,
    /// `\\uppercase{S}wedish`, which pandoc reads and then lowers.
    UPPERCASE_COMMAND,
    /// pandoc takes `vs.` and `Proc.` for the end of a sentence; Octavo keeps what follows.
    AFTER_STOP,
    /// pandoc never lets the last word begin a part: `Part 2: datatypes`.
    LAST_WORD,
    /// `I{BM}` is `iBM` for pandoc, and `O'Toole` is `o'toole`.
    SECOND_CAPITAL;

    private static final Pattern MARKUP = Pattern.compile("<[^>]*>");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final Pattern WHOLE_WORD = Pattern.compile("[\\p{L}\\p{N}'’.]+");

    /// The reason for each word that differs; empty if there is none for one of them.
    static Optional<List<ArguedCase>> reasonsFor(String latex, String ours, String pandocs) {
        String ourText = MARKUP.matcher(ours).replaceAll("");
        List<MatchResult> ourWords = WORD.matcher(ourText).results().toList();
        List<String> pandocsWords =
                WORD.matcher(MARKUP.matcher(pandocs).replaceAll(""))
                        .results()
                        .map(MatchResult::group)
                        .toList();
        if (ourWords.size() != pandocsWords.size()) {
            return Optional.empty();
        }
        List<ArguedCase> reasons = new ArrayList<>();
        for (int i = 0; i < ourWords.size(); i++) {
            if (!ourWords.get(i).group().equals(pandocsWords.get(i))) {
                Optional<ArguedCase> reason =
                        i > 0 && i == ourWords.size() - 1 && isCapital(ourWords.get(i).group(), 0)
                                ? Optional.of(LAST_WORD)
                                : reasonFor(latex, ourText, ourWords.get(i));
                if (reason.isEmpty()) {
                    return Optional.empty();
                }
                reasons.add(reason.get());
            }
        }
        return Optional.of(reasons);
    }

    private static Optional<ArguedCase> reasonFor(String latex, String title, MatchResult word) {
        String ourWord = word.group();
        if (ourWord.length() == 1 && isCapital(ourWord, 0)) {
            return Optional.of(SINGLE_LETTER);
        }
        if (latex.contains("\\uppercase{" + ourWord.charAt(0) + "}")) {
            return Optional.of(UPPERCASE_COMMAND);
        }
        if (title.substring(0, word.start()).matches("(?s).*[.][^\\p{L}]*")
                && latex.contains(ourWord)) {
            return Optional.of(AFTER_STOP);
        }
        boolean isMixed =
                WHOLE_WORD
                        .matcher(title)
                        .results()
                        .filter(whole -> whole.start() <= word.start() && whole.end() >= word.end())
                        .anyMatch(whole ->
                                whole.group().chars().filter(Character::isUpperCase).count() > 1);
        return isMixed ? Optional.of(SECOND_CAPITAL) : Optional.empty();
    }

    private static boolean isCapital(String word, int index) {
        return Character.isUpperCase(word.charAt(index));
    }
}
