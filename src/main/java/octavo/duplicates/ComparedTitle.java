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
/// @param mainTitles the letters of the words before each sign that a subtitle may follow
/// @param foldedWords all its words in order
/// @param titleWords the significant words, without plural endings
/// @param titleNumbers what distinguishes parts and editions: numbers, Roman ones included, in
///   order
/// @param isNotice whether it is the title of an erratum or the like
public record ComparedTitle(
        String plainLetters,
        String headLetters,
        List<String> mainTitles,
        List<String> foldedWords,
        Set<String> titleWords,
        List<String> titleNumbers,
        boolean isNotice) {
    private static final Set<String> STOP_WORDS =
            Set.of(
                    "a", "an", "the", "of", "and", "or", "in", "on", "for", "to", "with", "by",
                    "from", "at", "via", "using", "as", "is", "its", "der", "die", "das", "und",
                    "le", "la", "les", "de", "des", "et");

    private static final Set<String> ROMAN_NUMERALS =
            Set.of("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii");

    private static final Pattern SPELLED_SIGN = Pattern.compile("[+#*]");

    /// What divides a title from its subtitle. A dash needs blanks on both sides.
    private static final Pattern SUBTITLE_SIGN =
            Pattern.compile("[:.?!;]\\s|\\s[-\u2013\u2014]+\\s|\u2014");

    /// A year or an amount; what numbers parts is shorter.
    private static final Pattern LONG_NUMBER = Pattern.compile("\\d{3,}");

    private static final int LONGEST_HEAD = 4;
    private static final int LONG_TITLE_WORDS = 5;

    private static final double ALIKE = 0.75;
    private static final int ALIKE_WORDS = 3;

    public static ComparedTitle of(String writtenTitle) {
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
                mainTitlesOf(title),
                List.of(foldedTitle.split(" ")),
                Set.copyOf(titleWords),
                titleNumbers,
                NoticeTitle.isNotice(foldedTitle));
    }

    private static List<String> mainTitlesOf(String title) {
        return SUBTITLE_SIGN
                .matcher(title)
                .results()
                .map(sign -> title.substring(0, sign.start()))
                .map(mainTitle -> toPlainLetters(LetterFolding.of(mainTitle).unaccented()))
                .filter(letters -> !letters.isEmpty())
                .toList();
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
    public boolean isTelling() {
        return plainLetters.length() >= 16 && titleWords.size() >= 2;
    }

    public boolean isSameAs(ComparedTitle otherTitle) {
        return !plainLetters.isEmpty() && plainLetters.equals(otherTitle.plainLetters);
    }

    /// Whether they have nearly the same words.
    boolean isAlike(ComparedTitle otherTitle) {
        return likeness(otherTitle) >= ALIKE && countShared(otherTitle) >= ALIKE_WORDS;
    }

    public int countShared(ComparedTitle otherTitle) {
        int sharedCount = 0;
        for (String word : titleWords) {
            sharedCount += otherTitle.titleWords.contains(word) ? 1 : 0;
        }
        return sharedCount;
    }

    /// The share of significant words that both have in common, from 0 to 1.
    public double likeness(ComparedTitle otherTitle) {
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

    /// Whether the other is equal except for its subtitle.
    boolean isMainTitleOf(ComparedTitle otherTitle) {
        return !plainLetters.isEmpty() && otherTitle.mainTitles.contains(plainLetters);
    }

    /// Whether one is equal except for a missing subtitle.
    public boolean differsBySubtitle(ComparedTitle otherTitle) {
        return isMainTitleOf(otherTitle) || otherTitle.isMainTitleOf(this);
    }

    /// Whether numbers say that they are two parts or editions. A subtitle may have a year.
    boolean isOtherPart(ComparedTitle otherTitle) {
        if (titleNumbers.equals(otherTitle.titleNumbers)) {
            return false;
        }
        List<String> longerNumbers = new ArrayList<>(titleNumbers);
        List<String> shorterNumbers = otherTitle.titleNumbers;
        if (otherTitle.titleNumbers.size() > titleNumbers.size()) {
            longerNumbers = new ArrayList<>(otherTitle.titleNumbers);
            shorterNumbers = titleNumbers;
        }
        return !differsBySubtitle(otherTitle)
                || !longerNumbers.subList(0, shorterNumbers.size()).equals(shorterNumbers)
                || !longerNumbers.subList(shorterNumbers.size(), longerNumbers.size()).stream()
                        .allMatch(number -> LONG_NUMBER.matcher(number).matches());
    }

    /// Whether it is so long that another work hardly has it.
    boolean isLong() {
        return titleWords.size() >= LONG_TITLE_WORDS;
    }

    /// Whether one has a typing error.
    boolean isMisspellingOf(ComparedTitle otherTitle, boolean mayReplace) {
        return TitleSpelling.isMisspelling(foldedWords, otherTitle.foldedWords, mayReplace);
    }

    /// The letters and digits of a folded text, reduced so that ä, ae and a are the same, and `&`
    /// and “and”, which folding and this leave out.
    private static String toPlainLetters(String foldedTitle) {
        return foldedTitle
                .replace(" and ", " ")
                .replace(" und ", " ")
                .replace(" et ", " ")
                .replace(" ", "")
                .replace("ae", "a")
                .replace("oe", "o")
                .replace("ue", "u");
    }
}
