package octavo.venuenames;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// Words with a role in venue names in general.
final class VenueVocabulary {

    /// The roles of words.
    enum VenueWordRole {
        /// A function word; distinguishes no venues.
        STOP,
        /// Often omitted, such as `international`.
        WEAK,
        /// A conference, workshop …
        EVENT,
        /// A journal, transactions …
        SERIAL,
        /// Starts a title, such as `proceedings`.
        HEAD,
        SPONSOR,
        MONTH,
        /// Precedes a volume number.
        VOLUME,
        /// Precedes the letter of a part.
        PART,
        /// A remark, not part of any name.
        DROPPED,
        COUNTRY,
        STATE,
        CITY,
        PUBLISHER
    }

    private static final Map<String, Set<VenueWordRole>> ROLES_BY_WORD = new HashMap<>();
    private static final Map<String, String> NOUNS_BY_WORD = new HashMap<>();

    static {
        loadWords();
    }

    private VenueVocabulary() {}

    private static void loadWords() {
        var tableStream =
                Objects.requireNonNull(VenueVocabulary.class.getResourceAsStream("vocabulary.tsv"));
        try (var lineReader =
                new BufferedReader(new InputStreamReader(tableStream, StandardCharsets.UTF_8))) {
            lineReader
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(VenueVocabulary::addLine);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void addLine(String line) {
        String[] cells = line.split("\t", -1);
        VenueWordRole wordRole = VenueWordRole.valueOf(cells[1].toUpperCase(Locale.ROOT));
        ROLES_BY_WORD
                .computeIfAbsent(cells[0], _ -> EnumSet.noneOf(VenueWordRole.class))
                .add(wordRole);
        if (cells.length > 2) {
            NOUNS_BY_WORD.put(cells[0], cells[2]);
        }
    }

    static boolean hasRole(String foldedWord, VenueWordRole wordRole) {
        Set<VenueWordRole> wordRoles = ROLES_BY_WORD.get(foldedWord);
        return wordRoles != null && wordRoles.contains(wordRole);
    }

    static boolean hasAnyRole(String foldedWord, VenueWordRole... askedRoles) {
        Set<VenueWordRole> wordRoles = ROLES_BY_WORD.get(foldedWord);
        if (wordRoles != null) {
            for (VenueWordRole wordRole : askedRoles) {
                if (wordRoles.contains(wordRole)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The noun that a word abbreviates, `conference` for `conf`; otherwise the word itself.
    static String fullNoun(String foldedWord) {
        return NOUNS_BY_WORD.getOrDefault(foldedWord, foldedWord);
    }
}
