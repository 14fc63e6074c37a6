package octavo.venuenames;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// Abbreviates names of series word by word, for those without a listed abbreviation: *Journal of
/// Machine Learning Research* becomes *J. Mach. Learn. Res.*
public final class ShortName {
    private static final Map<String, String> WORDS = load();
    private static final Set<String> LEFT_OUT =
            Set.of("of", "the", "on", "and", "for", "in", "a", "an", "to", "with", "&", "at", "by");

    private ShortName() {}

    private static Map<String, String> load() {
        var table =
                Objects.requireNonNull(ShortName.class.getResourceAsStream("abbreviations.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .collect(Collectors.toUnmodifiableMap(cells -> cells[0], cells -> cells[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A single-word name stays as it is, and so does the letter of a section: *Physics Letters A*.
    public static String of(String full) {
        List<String> words = new ArrayList<>();
        for (String word : full.split("\\s+", -1)) {
            boolean letter = word.equals("A") && !words.isEmpty() && !words.getLast().endsWith(":");
            if (letter || !LEFT_OUT.contains(word.toLowerCase(Locale.ROOT))) {
                words.add(word);
            }
        }
        if (words.size() < 2) {
            return full;
        }
        return words.stream().map(ShortName::word).collect(Collectors.joining(" "));
    }

    /// Hyphenated parts are abbreviated separately; a comma goes with the ending before it.
    private static String word(String word) {
        boolean comma = word.endsWith(",");
        String bare = comma ? word.substring(0, word.length() - 1) : word;
        StringBuilder brief = new StringBuilder();
        for (String part : bare.split("(?<=[-/:])", -1)) {
            brief.append(part(part));
        }
        return brief.append(comma ? "," : "").toString();
    }

    private static String part(String part) {
        String end = part.replaceAll("[^-/:]", "");
        String bare = part.substring(0, part.length() - end.length());
        String folded = bare.toLowerCase(Locale.ROOT);
        String brief =
                WORDS.getOrDefault(
                        folded,
                        WORDS.getOrDefault(
                                folded.replaceFirst("ies$|s$", folded.endsWith("ies") ? "y" : ""),
                                bare));
        boolean small = !bare.isEmpty() && Character.isLowerCase(bare.charAt(0));
        boolean acronym = bare.length() > 1 && bare.equals(bare.toUpperCase(Locale.ROOT));
        return (acronym ? bare : small ? brief.toLowerCase(Locale.ROOT) : brief) + end;
    }
}
