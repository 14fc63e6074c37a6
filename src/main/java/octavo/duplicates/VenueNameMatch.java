package octavo.duplicates;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Compares names of journals and proceedings, one of which may abbreviate the other.
final class VenueNameMatch {
    private static final Set<String> IDLE =
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
    static boolean mayBeSame(String one, String other) {
        List<String> words = words(one);
        List<String> others = words(other);
        if (words.isEmpty() || others.isEmpty()) {
            return true;
        }
        boolean shorter = words.size() <= others.size();
        return isShortFor(words, others)
                || isShortFor(others, words)
                || hasAcronym(shorter ? words : others, shorter ? others : words);
    }

    /// The significant words, without editions and years.
    private static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        for (String word : LetterFolding.of(name).bare().split(" ", -1)) {
            boolean edition = !word.isEmpty() && Character.isDigit(word.charAt(0));
            if (!word.isEmpty() && !edition && !IDLE.contains(word)) {
                words.add(word);
            }
        }
        return words;
    }

    /// Whether each word abbreviates one of the others, in order.
    private static boolean isShortFor(List<String> words, List<String> others) {
        int at = 0;
        for (String word : words) {
            while (at < others.size() && !isCutFrom(word, others.get(at))) {
                at++;
            }
            if (at++ >= others.size()) {
                return false;
            }
        }
        return true;
    }

    /// `phys` for `physics`, and `intl` for `international`.
    private static boolean isCutFrom(String word, String whole) {
        if (whole.startsWith(word)) {
            return true;
        }
        int at = 0;
        for (int i = 0; i < whole.length() && at < word.length(); i++) {
            at += whole.charAt(i) == word.charAt(at) ? 1 : 0;
        }
        return at == word.length() && whole.charAt(0) == word.charAt(0) && word.length() > 2;
    }

    private static boolean hasAcronym(List<String> few, List<String> many) {
        var initials = new StringBuilder();
        many.forEach(word -> initials.append(word.charAt(0)));
        return few.stream()
                .map(word -> word.replaceAll("\\d+$", ""))
                .anyMatch(word ->
                        word.length() > 1
                                && (initials.indexOf(word) >= 0
                                        || many.contains(word)
                                                && word.length() > 3
                                                && few.size() == 1));
    }
}
