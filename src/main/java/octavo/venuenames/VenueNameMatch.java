package octavo.venuenames;

import octavo.text.LetterFolding;
import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.ArrayList;
import java.util.List;

/// Compares names of journals and proceedings loosely: it rules out, but confirms nothing.
public final class VenueNameMatch {
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

    /// The significant words, without editions and years. Sponsors are among them only where
    /// nothing else is.
    private static List<String> significantWords(String name) {
        List<String> words = new ArrayList<>();
        List<String> sponsors = new ArrayList<>();
        for (String word : LetterFolding.of(name).unaccented().split(" ", -1)) {
            boolean isNumber = !word.isEmpty() && Character.isDigit(word.charAt(0));
            if (!word.isEmpty() && !isNumber && !isInsignificant(word)) {
                boolean isSponsor = VenueVocabulary.hasRole(word, VenueWordRole.SPONSOR);
                (isSponsor ? sponsors : words).add(word);
            }
        }
        return words.isEmpty() ? sponsors : words;
    }

    private static boolean isInsignificant(String word) {
        return VenueVocabulary.hasAnyRole(
                        word, VenueWordRole.STOP, VenueWordRole.WEAK, VenueWordRole.HEAD)
                || VenueVocabulary.fullNoun(word).equals("conference");
    }

    /// Whether each word abbreviates one of the others, in order.
    private static boolean isAbbreviationOf(List<String> shortWords, List<String> longWords) {
        int wordIndex = 0;
        for (String word : shortWords) {
            while (wordIndex < longWords.size()
                    && !WordAbbreviation.abbreviates(word, longWords.get(wordIndex))) {
                wordIndex++;
            }
            if (wordIndex++ >= longWords.size()) {
                return false;
            }
        }
        return true;
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
