package octavo.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A journal's name as its significant words, in lower case. An abbreviated word ends with its full
/// stop.
record JournalName(String text, List<String> words) {
    /// Words that abbreviations omit (ISO 4, 7.1).
    private static final Set<String> LEFT_OUT =
            Set.of(
                    "a", "an", "and", "at", "by", "de", "del", "della", "der", "des", "di", "die",
                    "du", "et", "for", "für", "in", "la", "le", "les", "of", "on", "the", "to",
                    "und", "with");

    JournalName {
        words = List.copyOf(words);
    }

    static JournalName of(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) {
                continue;
            }
            boolean stop = i < text.length() && text.charAt(i) == '.';
            String word = text.substring(start, i).toLowerCase(Locale.ROOT);
            if (!word.isEmpty() && (stop || !LEFT_OUT.contains(word))) {
                words.add(stop ? word + '.' : word);
            }
            start = i + 1;
        }
        return new JournalName(text, words);
    }

    /// A key that a name and its abbreviation share.
    String initials() {
        var initials = new StringBuilder();
        words.forEach(word -> initials.appendCodePoint(word.codePointAt(0)));
        return initials.toString();
    }

    /// Whether one of its words is abbreviated.
    boolean isCutShort() {
        return words.stream().anyMatch(word -> word.endsWith("."));
    }

    /// Medline omits the full stops too: `Phys Rev Lett`.
    boolean mayBeShort() {
        return words.size() > 1;
    }

    /// Whether each of its words abbreviates one of a full name, and enough of them are shortened.
    boolean abbreviates(JournalName full) {
        if (words.size() != full.words.size()) {
            return false;
        }
        int cut = 0;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String whole = full.words.get(i);
            boolean stop = word.endsWith(".");
            String letters = stop ? word.substring(0, word.length() - 1) : word;
            if (stop ? !isWithin(letters, whole) : !whole.startsWith(letters)) {
                return false;
            }
            cut += letters.length() < whole.length() ? 1 : 0;
        }
        return cut > (isCutShort() ? 0 : 1);
    }

    /// Whether a word contains these letters in order, starting with its first: `natl` in
    /// `national`.
    private static boolean isWithin(String letters, String word) {
        int at = 0;
        for (int i = 0; i < word.length() && at < letters.length(); i++) {
            boolean same = word.charAt(i) == letters.charAt(at);
            if (i == 0 && !same) {
                return false;
            }
            at += same ? 1 : 0;
        }
        return at == letters.length();
    }
}
