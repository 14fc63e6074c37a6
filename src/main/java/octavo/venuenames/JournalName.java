package octavo.venuenames;

import octavo.text.LetterFolding;
import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.ArrayList;
import java.util.List;

/// A journal's name as its significant words, folded. An abbreviated word ends with its full stop.
public record JournalName(String fullText, List<String> significantWords) {
    public JournalName {
        significantWords = List.copyOf(significantWords);
    }

    public static JournalName of(String journalText) {
        List<String> significantWords = new ArrayList<>();
        int wordStart = 0;
        for (int i = 0; i <= journalText.length(); i++) {
            if (i < journalText.length() && Character.isLetterOrDigit(journalText.charAt(i))) {
                continue;
            }
            boolean endsWithStop = i < journalText.length() && journalText.charAt(i) == '.';
            String writtenWord = journalText.substring(wordStart, i);
            String word = LetterFolding.of(writtenWord).unaccented();
            if (!word.isEmpty() && (endsWithStop || !isOmitted(word, writtenWord))) {
                significantWords.add(endsWithStop ? word + '.' : word);
            }
            wordStart = i + 1;
        }
        return new JournalName(journalText, significantWords);
    }

    /// Words that abbreviations omit (ISO 4, 7.1); the capital of *Journal of Physics D* is none.
    private static boolean isOmitted(String foldedWord, String writtenWord) {
        boolean isPartLetter =
                writtenWord.length() == 1 && Character.isUpperCase(writtenWord.charAt(0));
        return !isPartLetter && VenueVocabulary.hasRole(foldedWord, VenueWordRole.STOP);
    }

    /// A key that a name and its abbreviation share.
    public String initials() {
        var initials = new StringBuilder();
        significantWords.forEach(word -> initials.appendCodePoint(word.codePointAt(0)));
        return initials.toString();
    }

    /// Whether one of its words is abbreviated.
    public boolean hasAbbreviatedWords() {
        return significantWords.stream().anyMatch(word -> word.endsWith("."));
    }

    /// Medline omits the full stops too: `Phys Rev Lett`.
    public boolean mayBeAbbreviation() {
        return significantWords.size() > 1;
    }

    /// Whether each of its words abbreviates one of a full name, and enough of them are shortened.
    public boolean abbreviates(JournalName fullName) {
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
                    ? !WordAbbreviation.abbreviates(wordLetters, wholeWord)
                    : !wholeWord.startsWith(wordLetters)) {
                return false;
            }
            shortenedCount += wordLetters.length() < wholeWord.length() ? 1 : 0;
        }
        return shortenedCount > (hasAbbreviatedWords() ? 0 : 1);
    }
}
