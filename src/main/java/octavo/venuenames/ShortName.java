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
    private static final Map<String, String> ABBREVIATIONS = loadAbbreviations();
    private static final Set<String> OMITTED_WORDS =
            Set.of("of", "the", "on", "and", "for", "in", "a", "an", "to", "with", "&", "at", "by");

    private ShortName() {}

    private static Map<String, String> loadAbbreviations() {
        var tableStream =
                Objects.requireNonNull(ShortName.class.getResourceAsStream("abbreviations.tsv"));
        try (var lineReader =
                new BufferedReader(new InputStreamReader(tableStream, StandardCharsets.UTF_8))) {
            return lineReader
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .collect(Collectors.toUnmodifiableMap(cells -> cells[0], cells -> cells[1]));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// A single-word name stays as it is, and so does the letter of a section: *Physics Letters A*.
    public static String abbreviateName(String fullName) {
        List<String> words = new ArrayList<>();
        for (String word : fullName.split("\\s+", -1)) {
            boolean isSectionLetter =
                    word.equals("A") && !words.isEmpty() && !words.getLast().endsWith(":");
            if (isSectionLetter || !OMITTED_WORDS.contains(word.toLowerCase(Locale.ROOT))) {
                words.add(word);
            }
        }
        if (words.size() < 2) {
            return fullName;
        }
        return words.stream().map(ShortName::abbreviateWord).collect(Collectors.joining(" "));
    }

    /// Hyphenated parts are abbreviated separately; a comma goes with the ending before it.
    private static String abbreviateWord(String word) {
        boolean hasComma = word.endsWith(",");
        String bareWord = hasComma ? word.substring(0, word.length() - 1) : word;
        StringBuilder abbreviation = new StringBuilder();
        for (String part : bareWord.split("(?<=[-/:])", -1)) {
            abbreviation.append(abbreviatePart(part));
        }
        return abbreviation.append(hasComma ? "," : "").toString();
    }

    private static String abbreviatePart(String part) {
        String ending = part.replaceAll("[^-/:]", "");
        String barePart = part.substring(0, part.length() - ending.length());
        String foldedPart = barePart.toLowerCase(Locale.ROOT);
        String abbreviation =
                ABBREVIATIONS.getOrDefault(
                        foldedPart,
                        ABBREVIATIONS.getOrDefault(
                                foldedPart.replaceFirst(
                                        "ies$|s$", foldedPart.endsWith("ies") ? "y" : ""),
                                barePart));
        boolean isLowerCase = !barePart.isEmpty() && Character.isLowerCase(barePart.charAt(0));
        boolean isAcronym =
                barePart.length() > 1 && barePart.equals(barePart.toUpperCase(Locale.ROOT));
        return (isAcronym
                        ? barePart
                        : isLowerCase ? abbreviation.toLowerCase(Locale.ROOT) : abbreviation)
                + ending;
    }
}
