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
    enum Part {
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

    private static final Map<String, Set<Part>> WORDS = new HashMap<>();
    private static final Map<String, String> NOUNS = new HashMap<>();

    static {
        load();
    }

    private VenueVocabulary() {}

    private static void load() {
        var table =
                Objects.requireNonNull(VenueVocabulary.class.getResourceAsStream("vocabulary.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(VenueVocabulary::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(String line) {
        String[] cells = line.split("\t", -1);
        Part part = Part.valueOf(cells[1].toUpperCase(Locale.ROOT));
        WORDS.computeIfAbsent(cells[0], _ -> EnumSet.noneOf(Part.class)).add(part);
        if (cells.length > 2) {
            NOUNS.put(cells[0], cells[2]);
        }
    }

    static boolean is(String folded, Part part) {
        Set<Part> parts = WORDS.get(folded);
        return parts != null && parts.contains(part);
    }

    static boolean isAny(String folded, Part... asked) {
        Set<Part> parts = WORDS.get(folded);
        if (parts != null) {
            for (Part part : asked) {
                if (parts.contains(part)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The noun that a word abbreviates, `conference` for `conf`; otherwise the word itself.
    static String noun(String folded) {
        return NOUNS.getOrDefault(folded, folded);
    }
}
