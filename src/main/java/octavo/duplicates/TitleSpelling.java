package octavo.duplicates;

import java.util.List;

/// Tells typing errors from other words: a letter too many or too few, two letters swapped, or one
/// replaced.
final class TitleSpelling {
    /// Shorter words, such as DNA and RNA, differ by one letter and are two.
    private static final int SHORTEST_WORD = 5;

    private TitleSpelling() {}

    /// Whether two titles have the same words in the same order, except for one that is misspelt in
    /// one of them.
    ///
    /// @param mayReplace whether another letter is an error too, as *macro* and *micro* may be
    static boolean isMisspelling(
            List<String> firstWords, List<String> secondWords, boolean mayReplace) {
        if (firstWords.size() != secondWords.size()) {
            return false;
        }
        int wrongWords = 0;
        for (int i = 0; i < firstWords.size(); i++) {
            String firstWord = firstWords.get(i);
            String secondWord = secondWords.get(i);
            if (!firstWord.equals(secondWord)) {
                wrongWords++;
                if (wrongWords > 1 || !isMisspelt(firstWord, secondWord, mayReplace)) {
                    return false;
                }
            }
        }
        return wrongWords == 1;
    }

    private static boolean isMisspelt(String firstWord, String secondWord, boolean mayReplace) {
        boolean isFirstLonger = firstWord.length() >= secondWord.length();
        String longerWord = isFirstLonger ? firstWord : secondWord;
        String shorterWord = isFirstLonger ? secondWord : firstWord;
        int start = 0;
        while (start < shorterWord.length()
                && shorterWord.charAt(start) == longerWord.charAt(start)) {
            start++;
        }
        // Errors seldom hit the first letter; prefixes such as a- and un- begin there.
        if (start == 0 || longerWord.length() < SHORTEST_WORD) {
            return false;
        }
        String shorterRest = shorterWord.substring(start);
        String longerRest = longerWord.substring(start);
        if (longerWord.length() > shorterWord.length()) {
            return longerRest.substring(1).equals(shorterRest);
        }
        boolean isSwapped =
                longerRest.length() > 1
                        && longerRest.charAt(0) == shorterRest.charAt(1)
                        && longerRest.charAt(1) == shorterRest.charAt(0)
                        && longerRest.substring(2).equals(shorterRest.substring(2));
        return isSwapped || mayReplace && longerRest.substring(1).equals(shorterRest.substring(1));
    }
}
