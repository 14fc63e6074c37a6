package octavo.duplicates;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// A title prepared for comparison.
///
/// @param letters its letters and digits only
/// @param head the words before the colon, often the name of a system; empty if there is none
/// @param words the significant words, without plural endings
/// @param numbers what distinguishes parts and editions: numbers, Roman ones included, in order
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

    /// Signs after a word change its meaning: C, C++ and C#, A and A*.
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

    /// Whether it is too long to be shared by chance.
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

    /// The share of significant words that both have in common, from 0 to 1.
    double likeness(ComparedTitle that) {
        int shared = shared(that);
        int all = words.size() + that.words.size() - shared;
        return all == 0 ? 0 : (double) shared / all;
    }

    /// Whether the significant words of one are all among the other's.
    boolean isWithin(ComparedTitle that) {
        return !words.isEmpty()
                && !that.words.isEmpty()
                && (words.containsAll(that.words) || that.words.containsAll(words));
    }

    /// Equal except for a subtitle in one of them.
    boolean isHeadOf(ComparedTitle that) {
        return head.isEmpty() && isTelling() && letters.equals(plainLetters(that.head));
    }

    /// The letters and digits of a folded text, reduced so that ä, ae and a are the same.
    private static String plainLetters(String folded) {
        return folded.replace(" ", "").replace("ae", "a").replace("oe", "o").replace("ue", "u");
    }
}
