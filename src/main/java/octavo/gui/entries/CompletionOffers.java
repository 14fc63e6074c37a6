package octavo.gui.entries;

import octavo.library.WorkKind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Completions at the end of a query: names of fields, or values of the last field.
public final class CompletionOffers {
    private static final int MOST = 10;

    private static final List<String> COMMON =
            List.of(
                    "author",
                    "title",
                    "year",
                    "venue",
                    "type",
                    "tag",
                    "person",
                    "editor",
                    "key",
                    "has",
                    "cited",
                    "doi",
                    "abstract");

    /// The last word, with the field whose value it is, if any.
    private static final Pattern END =
            Pattern.compile(
                    "(?:^|[\\s(])-?+(?:(?<field>\\p{L}[\\p{L}\\p{Nd}_+.-]*)(?<sign>[:=]))?"
                            + "(?<begun>\"[^\"]*|[^\\s\"():=]*)$");

    private final Collection<String> fields;
    private final Function<String, List<String>> values;

    /// A completion.
    ///
    /// @param shown the part to add, for the list
    /// @param query the completed query
    public record Offer(String shown, String query) {
        @Override
        public String toString() {
            return shown;
        }
    }

    /// @param fields the fields that entries have
    /// @param values the values of a field, the best first
    public CompletionOffers(Collection<String> fields, Function<String, List<String>> values) {
        this.fields = fields;
        this.values = values;
    }

    /// The completions; none if the query is complete.
    public List<Offer> offers(String query) {
        Matcher end = END.matcher(query);
        if (!end.find()) {
            return List.of();
        }
        String field = end.group("field");
        String begun = end.group("begun");
        String before = query.substring(0, end.start("begun"));
        if (field == null) {
            return begun.startsWith("\"") || begun.isEmpty()
                    ? List.of()
                    : names(begun).stream()
                            .map(name -> new Offer(name + ":", before + name + ":"))
                            .toList();
        }
        return valuesOf(field.toLowerCase(Locale.ROOT), begun.replace("\"", "")).stream()
                .map(value -> new Offer(value, before + quoted(value) + " "))
                .toList();
    }

    private List<String> names(String begun) {
        String folded = begun.toLowerCase(Locale.ROOT);
        List<String> known = new ArrayList<>(COMMON);
        new TreeSet<>(fields).stream().filter(it -> !known.contains(it)).forEach(known::add);
        return known.stream().filter(name -> name.startsWith(folded)).limit(MOST).toList();
    }

    private List<String> valuesOf(String field, String begun) {
        List<String> all =
                switch (field) {
                    case "type", "kind" ->
                            Arrays.stream(WorkKind.values()).map(WorkKind::id).toList();
                    case "has" -> names(begun);
                    default -> values.apply(field);
                };
        String folded = SortFolding.fold(begun);
        return all.stream()
                .filter(value -> fits(SortFolding.fold(value), folded))
                .limit(MOST)
                .toList();
    }

    /// Whether one of a value's words has the typed prefix.
    private static boolean fits(String value, String begun) {
        return !value.equals(begun) && (value.startsWith(begun) || value.contains(" " + begun));
    }

    private static String quoted(String value) {
        return value.chars().allMatch(Character::isLetterOrDigit)
                ? value
                : '"' + value.replace('"', ' ') + '"';
    }
}
