package octavo.duplicates;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// A title prepared for comparison.
///
/// @param plainLetters its letters and digits only
/// @param headLetters the words before the colon, often the name of a system; empty if there is
///   none
/// @param titleWords the significant words, without plural endings
/// @param titleNumbers what distinguishes parts and editions: numbers, Roman ones included, in
///   order
record ComparedTitle(
        String plainLetters,
        String headLetters,
        Set<String> titleWords,
        List<String> titleNumbers) {
    private static final Set<String> STOP_WORDS =
            Set.of(
                    "a", "an", "the", "of", "and", "or", "in", "on", "for", "to", "with", "by",
                    "from", "at", "via", "using", "as", "is", "its", "der", "die", "das", "und",
                    "le", "la", "les", "de", "des", "et");

    private static final Set<String> ROMAN_NUMERALS =
            Set.of("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii");

    private static final Pattern SPELLED_SIGN = Pattern.compile("[+#*]");

    private static final int LONGEST_HEAD = 4;

    private static final double ALIKE = 0.75;
    private static final int ALIKE_WORDS = 3;

    static ComparedTitle of(String writtenTitle) {
        String title = withSpelledSigns(writtenTitle);
        String foldedTitle = LetterFolding.of(title).unaccented();
        int colonOffset = title.indexOf(": ");
        String headText =
                colonOffset < 0
                        ? ""
                        : LetterFolding.of(title.substring(0, colonOffset)).unaccented();
        Set<String> titleWords = new LinkedHashSet<>();
        List<String> titleNumbers = new ArrayList<>();
        String previousWord = "";
        for (String word : foldedTitle.split(" ", -1)) {
            boolean isRomanNumeral =
                    ROMAN_NUMERALS.contains(word) && !word.equals("i")
                            || isPartNumber(previousWord, word);
            if (isRomanNumeral || !word.isEmpty() && Character.isDigit(word.charAt(0))) {
                titleNumbers.add(word);
            } else if (!word.isEmpty() && !STOP_WORDS.contains(word)) {
                titleWords.add(toSingular(word));
            }
            previousWord = word;
        }
        boolean isShortHead = headText.split(" ").length <= LONGEST_HEAD;
        return new ComparedTitle(
                toPlainLetters(foldedTitle),
                isShortHead ? headText : "",
                Set.copyOf(titleWords),
                titleNumbers);
    }

    /// Signs after a word change its meaning: C, C++ and C#, A and A*.
    private static String withSpelledSigns(String title) {
        return SPELLED_SIGN.matcher(title).find()
                ? title.replaceAll("(?<=\\p{L})\\+\\+", "plusplus")
                        .replaceAll("(?<=\\p{L})\\+(?![\\p{L}\\p{N}])", "plus")
                        .replaceAll("(?<=\\p{L})#", "sharp")
                        .replaceAll("(?<=(?<![\\p{L}\\p{N}])\\p{L})\\*", "star")
                : title;
    }

    /// `Part I`, `Volume A`.
    private static boolean isPartNumber(String previousWord, String word) {
        return word.length() == 1
                && (previousWord.equals("part")
                        || previousWord.equals("volume")
                        || previousWord.equals("paper"));
    }

    private static String toSingular(String word) {
        return word.length() > 3 && word.endsWith("s") && !word.endsWith("ss")
                ? word.substring(0, word.length() - 1)
                : word;
    }

    /// Whether it is too long to be shared by chance.
    boolean isTelling() {
        return plainLetters.length() >= 16 && titleWords.size() >= 2;
    }

    boolean isSameAs(ComparedTitle otherTitle) {
        return !plainLetters.isEmpty() && plainLetters.equals(otherTitle.plainLetters);
    }

    /// Whether they have nearly the same words.
    boolean isAlike(ComparedTitle otherTitle) {
        return likeness(otherTitle) >= ALIKE && countShared(otherTitle) >= ALIKE_WORDS;
    }

    int countShared(ComparedTitle otherTitle) {
        int sharedCount = 0;
        for (String word : titleWords) {
            sharedCount += otherTitle.titleWords.contains(word) ? 1 : 0;
        }
        return sharedCount;
    }

    /// The share of significant words that both have in common, from 0 to 1.
    double likeness(ComparedTitle otherTitle) {
        int sharedCount = countShared(otherTitle);
        int totalCount = titleWords.size() + otherTitle.titleWords.size() - sharedCount;
        return totalCount == 0 ? 0 : (double) sharedCount / totalCount;
    }

    /// Whether the significant words of one are all among the other's.
    boolean isWithin(ComparedTitle otherTitle) {
        return !titleWords.isEmpty()
                && !otherTitle.titleWords.isEmpty()
                && (titleWords.containsAll(otherTitle.titleWords)
                        || otherTitle.titleWords.containsAll(titleWords));
    }

    /// Equal except for a subtitle in one of them.
    boolean isHeadOf(ComparedTitle otherTitle) {
        return headLetters.isEmpty()
                && isTelling()
                && plainLetters.equals(toPlainLetters(otherTitle.headLetters));
    }

    /// The letters and digits of a folded text, reduced so that ä, ae and a are the same.
    private static String toPlainLetters(String foldedTitle) {
        return foldedTitle
                .replace(" ", "")
                .replace("ae", "a")
                .replace("oe", "o")
                .replace("ue", "u");
    }
}
