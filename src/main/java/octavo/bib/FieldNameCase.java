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
    private static final Pattern START = Pattern.compile("(?<![^-])\\p{L}");

    /// The cases of names, the usual one first.
    private enum Case {
        SMALL,
        CAPITALIZED,
        UPPER;

        String written(String small) {
            return switch (this) {
                case SMALL -> small;
                case CAPITALIZED -> START.matcher(small).replaceAll(FieldNameCase::upper);
                case UPPER -> small.toUpperCase(Locale.ROOT);
            };
        }
    }

    /// The spellings of each name, by the name in lower case, with their frequency.
    private final Map<String, Map<String, Integer>> spellings = new HashMap<>();

    private final Map<Case, Integer> cases = new EnumMap<>(Case.class);

    private static String upper(MatchResult start) {
        return start.group().toUpperCase(Locale.ROOT);
    }

    /// The names of an entry's fields.
    static FieldNameCase of(BibEntry entry) {
        var names = new FieldNameCase();
        for (int i = 0; i < entry.fieldCount(); i++) {
            names.learn(entry.fieldName(i));
        }
        return names;
    }

    public void learn(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        spellings.computeIfAbsent(small, _ -> new HashMap<>()).merge(name, 1, Integer::sum);
        for (Case each : Case.values()) {
            if (each.written(small).equals(name)) {
                cases.merge(each, 1, Integer::sum);
                return;
            }
        }
    }

    /// A name as most entries have it; one that none has, in the case of most others. Capitals
    /// within such a name stay.
    public String written(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        Map<String, Integer> own = spellings.getOrDefault(small, Map.of());
        return own.entrySet().stream()
                .max(
                        Map.Entry.<String, Integer>comparingByValue()
                                .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .or(() -> usual(name, small))
                .orElse(name);
    }

    private Optional<String> usual(String name, String small) {
        boolean plain = false;
        Case best = Case.SMALL;
        for (Case each : Case.values()) {
            plain |= each.written(small).equals(name);
            best = cases.getOrDefault(each, 0) > cases.getOrDefault(best, 0) ? each : best;
        }
        return plain && !cases.isEmpty() ? Optional.of(best.written(small)) : Optional.empty();
    }
}
