package octavo.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A journal's name as its significant words, in lower case. An abbreviated word ends with its full
/// stop.
record JournalName(String fullText, List<String> significantWords) {
    /// Words that abbreviations omit (ISO 4, 7.1).
    private static final Set<String> OMITTED_WORDS =
            Set.of(
                    "a", "an", "and", "at", "by", "de", "del", "della", "der", "des", "di", "die",
                    "du", "et", "for", "für", "in", "la", "le", "les", "of", "on", "the", "to",
                    "und", "with");

    JournalName {
        significantWords = List.copyOf(significantWords);
    }

    static JournalName of(String journalText) {
        List<String> significantWords = new ArrayList<>();
        int wordStart = 0;
        for (int i = 0; i <= journalText.length(); i++) {
            if (i < journalText.length() && Character.isLetterOrDigit(journalText.charAt(i))) {
                continue;
            }
            boolean endsWithStop = i < journalText.length() && journalText.charAt(i) == '.';
            String word = journalText.substring(wordStart, i).toLowerCase(Locale.ROOT);
            if (!word.isEmpty() && (endsWithStop || !OMITTED_WORDS.contains(word))) {
                significantWords.add(endsWithStop ? word + '.' : word);
            }
            wordStart = i + 1;
        }
        return new JournalName(journalText, significantWords);
    }

    /// A key that a name and its abbreviation share.
    String initials() {
        var initials = new StringBuilder();
        significantWords.forEach(word -> initials.appendCodePoint(word.codePointAt(0)));
        return initials.toString();
    }

    /// Whether one of its words is abbreviated.
    boolean hasAbbreviatedWords() {
        return significantWords.stream().anyMatch(word -> word.endsWith("."));
    }

    /// Medline omits the full stops too: `Phys Rev Lett`.
    boolean mayBeAbbreviation() {
        return significantWords.size() > 1;
    }

    /// Whether each of its words abbreviates one of a full name, and enough of them are shortened.
    boolean abbreviates(JournalName fullName) {
        if (significantWords.size() != fullName.significantWords.size()) {
            return false;
        }
        int shortenedCount = 0;
        for (int i = 0; i < significantWords.size(); i++) {
            String word = significantWords.get(i);
            String wholeWord = fullName.significantWords.get(i);
            boolean endsWithStop = word.endsWith(".");
            String wordLetters = endsWithStop ? word.substring(0, word.length() - 1) : word;
            if (endsWithStop
                    ? !isSubsequence(wordLetters, wholeWord)
                    : !wholeWord.startsWith(wordLetters)) {
                return false;
            }
            shortenedCount += wordLetters.length() < wholeWord.length() ? 1 : 0;
        }
        return shortenedCount > (hasAbbreviatedWords() ? 0 : 1);
    }

    /// Whether a word contains these letters in order, starting with its first: `natl` in
    /// `national`.
    private static boolean isSubsequence(String letters, String word) {
        int matchedLetters = 0;
        for (int i = 0; i < word.length() && matchedLetters < letters.length(); i++) {
            boolean isSameLetter = word.charAt(i) == letters.charAt(matchedLetters);
            if (i == 0 && !isSameLetter) {
                return false;
            }
            matchedLetters += isSameLetter ? 1 : 0;
        }
        return matchedLetters == letters.length();
    }
}
