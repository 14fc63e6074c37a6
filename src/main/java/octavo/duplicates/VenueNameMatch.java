package octavo.duplicates;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Compares names of journals and proceedings, one of which may abbreviate the other.
public final class VenueNameMatch {
    private static final Set<String> IGNORED_WORDS =
            Set.of(
                    "the",
                    "of",
                    "on",
                    "and",
                    "in",
                    "for",
                    "a",
                    "an",
                    "proceedings",
                    "proc",
                    "international",
                    "int",
                    "intl",
                    "conference",
                    "conf",
                    "annual",
                    "usenix",
                    "acm",
                    "ieee",
                    "der",
                    "die",
                    "und",
                    "de",
                    "la",
                    "et");

    private VenueNameMatch() {}

    /// Whether two names may mean the same: one is part of the other, its acronym, or its
    /// abbreviation.
    public static boolean mayBeSame(String firstName, String secondName) {
        List<String> firstWords = significantWords(firstName);
        List<String> secondWords = significantWords(secondName);
        if (firstWords.isEmpty() || secondWords.isEmpty()) {
            return true;
        }
        boolean isFirstShorter = firstWords.size() <= secondWords.size();
        return isAbbreviationOf(firstWords, secondWords)
                || isAbbreviationOf(secondWords, firstWords)
                || hasAcronym(
                        isFirstShorter ? firstWords : secondWords,
                        isFirstShorter ? secondWords : firstWords);
    }

    /// The significant words, without editions and years.
    private static List<String> significantWords(String name) {
        List<String> words = new ArrayList<>();
        for (String word : LetterFolding.of(name).unaccented().split(" ", -1)) {
            boolean isNumber = !word.isEmpty() && Character.isDigit(word.charAt(0));
            if (!word.isEmpty() && !isNumber && !IGNORED_WORDS.contains(word)) {
                words.add(word);
            }
        }
        return words;
    }

    /// Whether each word abbreviates one of the others, in order.
    private static boolean isAbbreviationOf(List<String> shortWords, List<String> longWords) {
        int wordIndex = 0;
        for (String word : shortWords) {
            while (wordIndex < longWords.size()
                    && !isAbbreviatedWord(word, longWords.get(wordIndex))) {
                wordIndex++;
            }
            if (wordIndex++ >= longWords.size()) {
                return false;
            }
        }
        return true;
    }

    /// `phys` for `physics`, and `intl` for `international`.
    private static boolean isAbbreviatedWord(String word, String wholeWord) {
        if (wholeWord.startsWith(word)) {
            return true;
        }
        int matchedLetters = 0;
        for (int i = 0; i < wholeWord.length() && matchedLetters < word.length(); i++) {
            matchedLetters += wholeWord.charAt(i) == word.charAt(matchedLetters) ? 1 : 0;
        }
        return matchedLetters == word.length()
                && wholeWord.charAt(0) == word.charAt(0)
                && word.length() > 2;
    }

    private static boolean hasAcronym(List<String> fewerWords, List<String> moreWords) {
        var initials = new StringBuilder();
        moreWords.forEach(word -> initials.append(word.charAt(0)));
        return fewerWords.stream()
                .map(word -> word.replaceAll("\\d+$", ""))
                .anyMatch(word ->
                        word.length() > 1
                                && (initials.indexOf(word) >= 0
                                        || moreWords.contains(word)
                                                && word.length() > 3
                                                && fewerWords.size() == 1));
    }
}
