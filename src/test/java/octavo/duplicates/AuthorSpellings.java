package octavo.duplicates;

import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.LetterFolding;

import java.util.Arrays;
import java.util.stream.Collectors;

/// Other spellings of lists of authors and of journals.
final class AuthorSpellings {
    private AuthorSpellings() {}

    /// `Lovelace, A. K.` for Ada King Lovelace.
    static String initials(String authors) {
        return BibNameList.parse(authors).value().names().stream()
                .map(PersonName::toUnicode)
                .map(name ->
                        name.literal().isPresent() || name.given().isEmpty()
                                ? name.toBibtex()
                                : (name.prefix() + " " + name.family()).strip()
                                        + ", "
                                        + initialsOf(name.given()))
                .collect(Collectors.joining(" and "));
    }

    private static String initialsOf(String givenNames) {
        return Arrays.stream(givenNames.split("[\\s.]+"))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, word.offsetByCodePoints(0, 1)) + ".")
                .collect(Collectors.joining(" "));
    }

    /// Each `Given Family`, without accents and marks.
    static String transliterated(String authors) {
        return BibNameList.parse(authors).value().names().stream()
                .map(PersonName::toUnicode)
                .map(name ->
                        LetterFolding.of(name.prefix() + " " + name.family()).unaccented().strip()
                                + ", "
                                + LetterFolding.of(name.given()).unaccented())
                .collect(Collectors.joining(" and "));
    }

    static String first(String authors) {
        return BibNameList.parse(authors).value().names().getFirst().toBibtex();
    }

    /// The first four letters of each longer word, as many lists of journals have it.
    static String abbreviated(String journal) {
        return Arrays.stream(journal.split("\\s+"))
                .map(word -> word.matches("\\p{L}{7,}") ? word.substring(0, 4) + "." : word)
                .collect(Collectors.joining(" "));
    }
}
