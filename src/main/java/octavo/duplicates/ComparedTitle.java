package octavo.duplicates;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// A title as it is compared.
///
/// @param letters its letters and digits in a row
/// @param head the words before the colon, often the name of a system; empty where there is none
/// @param words the words that tell something, without plural endings
/// @param numbers what tells parts and editions apart: numbers, also Roman ones, in their order
record ComparedTitle(String letters, String head, Set<String> words, List<String> numbers) {
    private static final Set<String> COMMON =
            Set.of(
                    "a", "an", "the", "of", "and", "or", "in", "on", "for", "to", "with", "by",
                    "from", "at", "via", "using", "as", "is", "its", "der", "die", "das", "und",
                    "le", "la", "les", "de", "des", "et");

    private static final Set<String> ROMAN =
            Set.of("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii");

    private static final Pattern SIGN = Pattern.compile("[+#*]");

    private static final int LONGEST_HEAD = 4;

    static ComparedTitle of(String written) {
        String title = spelled(written);
        String folded = LetterFolding.of(title).bare();
        int colon = title.indexOf(": ");
        String head = colon < 0 ? "" : LetterFolding.of(title.substring(0, colon)).bare();
        Set<String> words = new LinkedHashSet<>();
        List<String> numbers = new ArrayList<>();
        String before = "";
        for (String word : folded.split(" ", -1)) {
            boolean roman = ROMAN.contains(word) && !word.equals("i") || isPart(before, word);
            if (roman || !word.isEmpty() && Character.isDigit(word.charAt(0))) {
                numbers.add(word);
            } else if (!word.isEmpty() && !COMMON.contains(word)) {
                words.add(singular(word));
            }
            before = word;
        }
        boolean telling = head.split(" ").length <= LONGEST_HEAD;
        return new ComparedTitle(
                plainLetters(folded), telling ? head : "", Set.copyOf(words), numbers);
    }

    /// Signs behind a word name other things than the word: C, C++ and C#, A and A*.
    private static String spelled(String title) {
        return SIGN.matcher(title).find()
                ? title.replaceAll("(?<=\\p{L})\\+\\+", "plusplus")
                        .replaceAll("(?<=\\p{L})\\+(?![\\p{L}\\p{N}])", "plus")
                        .replaceAll("(?<=\\p{L})#", "sharp")
                        .replaceAll("(?<=(?<![\\p{L}\\p{N}])\\p{L})\\*", "star")
                : title;
    }

    /// `Part I`, `Volume A`.
    private static boolean isPart(String before, String word) {
        return word.length() == 1
                && (before.equals("part") || before.equals("volume") || before.equals("paper"));
    }

    private static String singular(String word) {
        return word.length() > 3 && word.endsWith("s") && !word.endsWith("ss")
                ? word.substring(0, word.length() - 1)
                : word;
    }

    /// Whether it is long enough that two works do not have it by chance.
    boolean isTelling() {
        return letters.length() >= 16 && words.size() >= 2;
    }

    int shared(ComparedTitle that) {
        int shared = 0;
        for (String word : words) {
            shared += that.words.contains(word) ? 1 : 0;
        }
        return shared;
    }

    /// How many of the telling words of both are in both, from 0 to 1.
    double likeness(ComparedTitle that) {
        int shared = shared(that);
        int all = words.size() + that.words.size() - shared;
        return all == 0 ? 0 : (double) shared / all;
    }

    /// Whether all telling words of one are among those of the other.
    boolean isWithin(ComparedTitle that) {
        return !words.isEmpty()
                && !that.words.isEmpty()
                && (words.containsAll(that.words) || that.words.containsAll(words));
    }

    /// The same but for what follows the colon in one of them.
    boolean isHeadOf(ComparedTitle that) {
        return head.isEmpty() && isTelling() && letters.equals(plainLetters(that.head));
    }

    /// The letters and digits of a folded text, so far that ä, ae and a are one.
    private static String plainLetters(String folded) {
        return folded.replace(" ", "").replace("ae", "a").replace("oe", "o").replace("ue", "u");
    }
}
