package octavo.bib;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// How an entry or a library writes the names of fields: `title`, `Title` or `TITLE`.
public final class FieldNameCase {
    private static final Pattern WORD_START = Pattern.compile("(?<![^-])\\p{L}");

    /// The cases of names, the usual one first.
    private enum Case {
        SMALL,
        CAPITALIZED,
        UPPER;

        String applyTo(String lowerCaseName) {
            return switch (this) {
                case SMALL -> lowerCaseName;
                case CAPITALIZED ->
                        WORD_START.matcher(lowerCaseName).replaceAll(FieldNameCase::toUpperCase);
                case UPPER -> lowerCaseName.toUpperCase(Locale.ROOT);
            };
        }
    }

    /// The spellings of each name, by the name in lower case, with their frequency.
    private final Map<String, Map<String, Integer>> spellingCounts = new HashMap<>();

    private final Map<Case, Integer> caseCounts = new EnumMap<>(Case.class);

    private static String toUpperCase(MatchResult wordStart) {
        return wordStart.group().toUpperCase(Locale.ROOT);
    }

    public void learnName(String name) {
        String lowerCaseName = name.toLowerCase(Locale.ROOT);
        spellingCounts
                .computeIfAbsent(lowerCaseName, _ -> new HashMap<>())
                .merge(name, 1, Integer::sum);
        for (Case nameCase : Case.values()) {
            if (nameCase.applyTo(lowerCaseName).equals(name)) {
                caseCounts.merge(nameCase, 1, Integer::sum);
                return;
            }
        }
    }

    /// A name as most entries have it; one that none has, in the case of most others. Capitals
    /// within such a name stay.
    public String usualSpelling(String name) {
        String lowerCaseName = name.toLowerCase(Locale.ROOT);
        Map<String, Integer> ownSpellings = spellingCounts.getOrDefault(lowerCaseName, Map.of());
        return ownSpellings.entrySet().stream()
                .max(
                        Map.Entry.<String, Integer>comparingByValue()
                                .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .or(() -> inUsualCase(name, lowerCaseName))
                .orElse(name);
    }

    private Optional<String> inUsualCase(String name, String lowerCaseName) {
        boolean isPlainCase = false;
        Case commonestCase = Case.SMALL;
        for (Case nameCase : Case.values()) {
            isPlainCase |= nameCase.applyTo(lowerCaseName).equals(name);
            commonestCase =
                    caseCounts.getOrDefault(nameCase, 0) > caseCounts.getOrDefault(commonestCase, 0)
                            ? nameCase
                            : commonestCase;
        }
        return isPlainCase && !caseCounts.isEmpty()
                ? Optional.of(commonestCase.applyTo(lowerCaseName))
                : Optional.empty();
    }
}
