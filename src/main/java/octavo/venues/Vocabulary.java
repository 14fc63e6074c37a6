package octavo.venues;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// Words that have a part in the names of venues, whichever venue it is.
final class Vocabulary {

    /// The parts that words play.
    enum Part {
        /// Joins other words, and tells no venue from another.
        STOP,
        /// Is often left out, such as `international`.
        WEAK,
        /// A conference, workshop …
        EVENT,
        /// A journal, transactions …
        SERIAL,
        /// Begins a title, such as `proceedings`.
        HEAD,
        SPONSOR,
        MONTH,
        /// Stands before the number of a volume.
        VOLUME,
        /// Stands before the letter of a part.
        PART,
        /// A remark that names nothing.
        DROPPED,
        COUNTRY,
        STATE,
        CITY,
        PUBLISHER
    }

    /// The parts of each word, as a bit for each.
    private static final Map<String, Integer> WORDS = new HashMap<>();
    private static final Map<String, String> NOUNS = new HashMap<>();

    static {
        load();
    }

    private Vocabulary() {}

    private static void load() {
        var table = Objects.requireNonNull(Vocabulary.class.getResourceAsStream("vocabulary.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(Vocabulary::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(String line) {
        String[] cells = line.split("\t", -1);
        Part part = Part.valueOf(cells[1].toUpperCase(Locale.ROOT));
        WORDS.merge(cells[0], bit(part), (one, other) -> one | other);
        if (cells.length > 2) {
            NOUNS.put(cells[0], cells[2]);
        }
    }

    private static int bit(Part part) {
        return 1 << part.ordinal();
    }

    static boolean is(String folded, Part part) {
        Integer parts = WORDS.get(folded);
        return parts != null && (parts & bit(part)) != 0;
    }

    static boolean isAny(String folded, Part... parts) {
        Integer known = WORDS.get(folded);
        if (known == null) {
            return false;
        }
        int asked = 0;
        for (Part part : parts) {
            asked |= bit(part);
        }
        return (known & asked) != 0;
    }

    /// The noun that a word is short for, `conference` for `conf`; the word itself if it is none.
    static String noun(String folded) {
        return NOUNS.getOrDefault(folded, folded);
    }
}
