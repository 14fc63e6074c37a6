package octavo.search;

import octavo.search.Query.Has;
import octavo.search.Query.Phrase;
import octavo.search.Query.Within;
import octavo.search.Query.Years;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.values.ReadingMark;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Translates words of a query into queries.
final class QueryTerms {
    private static final Pattern RANGE =
            Pattern.compile("(\\d{1,4})?(?:\\.\\.+|\u2026|\u2013|-)(\\d{1,4})?");
    private static final Pattern BOUND = Pattern.compile("([<>])(=?)(\\d{1,4})");

    /// Between two letters: what is written with it is often written as one word.
    private static final Pattern HYPHEN = Pattern.compile("(?<=\\p{L})-(?=\\p{L})");

    private static final Pattern YEAR = Pattern.compile("\\d{1,4}");

    private static final int LAST = 9999;

    /// Where words are looked for that stand for a year, such as “in press”.
    static final List<String> YEAR_FIELDS = List.of("year", "date");

    private final SearchFields fields;
    private final List<Diagnostic> diagnostics;

    QueryTerms(SearchFields fields, List<Diagnostic> diagnostics) {
        this.fields = fields;
        this.diagnostics = diagnostics;
    }

    SearchFields fields() {
        return fields;
    }

    void tellUnknown(String name, Span where) {
        LocalizedSentence message =
                name.equalsIgnoreCase(SearchFields.CITED)
                        ? LocalizedSentence.of("What projects cite cannot be searched for here.")
                        : unknown(name);
        diagnostics.add(new Diagnostic(where, QueryProblem.UNKNOWN_FIELD, message));
    }

    private LocalizedSentence unknown(String name) {
        return fields.nearest(name)
                .map(it ->
                        LocalizedSentence.of("There is no field {0}. Did you mean {1}?", name, it))
                .orElseGet(() -> LocalizedSentence.of("There is no field {0}.", name));
    }

    /// The query for a word or quotation; empty if it has no letter or digit.
    Optional<Query> word(String text, Span where, TermScope scope) {
        if (fields.isCited(scope.field())) {
            return Optional.of(new Query.Cited(text.strip()));
        }
        return switch (scope.field().toLowerCase(Locale.ROOT)) {
            case "" -> phrase(List.of(), text, scope);
            case SearchFields.YEARS, SearchFields.DATE -> years(text, where, scope);
            case SearchFields.HAS -> Optional.of(has(text, where));
            case SearchFields.GROUP -> Optional.of(new Query.InGroup(text.strip()));
            case SearchFields.RATING ->
                    MarkTerms.levels(ReadingMark.RATING, text).or(() -> named(text, scope));
            case SearchFields.PRIORITY ->
                    MarkTerms.levels(ReadingMark.PRIORITY, text).or(() -> named(text, scope));
            case SearchFields.READ -> MarkTerms.read(text).or(() -> named(text, scope));
            case SearchFields.KINDS, SearchFields.KIND_NAME -> {
                tellUnknownType(text, where);
                yield phrase(SearchFields.typeFields(scope.field(), text), text, scope);
            }
            default -> named(text, scope);
        };
    }

    private static Optional<Query> named(String text, TermScope scope) {
        if (scope.extent() == TermExtent.VALUE && !SearchWords.of(text).isEmpty()) {
            return Optional.of(new Query.Whole(scope.field(), List.of(text)));
        }
        return phrase(SearchFields.fields(scope.field()), text, scope);
    }

    private void tellUnknownType(String value, Span where) {
        if (SearchFields.isType(value) || SearchWords.of(value).isEmpty()) {
            return;
        }
        LocalizedSentence message =
                SearchFields.nearestType(value)
                        .map(it ->
                                LocalizedSentence.of(
                                        "There is no type {0}. Did you mean {1}?", value, it))
                        .orElseGet(() -> LocalizedSentence.of("There is no type {0}.", value));
        diagnostics.add(new Diagnostic(where, QueryProblem.UNKNOWN_TYPE, message));
    }

    private Optional<Query> wordsForAYear(String text, Span where, TermScope scope) {
        Optional<Query> words = phrase(YEAR_FIELDS, text, scope);
        if (words.isPresent()) {
            LocalizedSentence message =
                    LocalizedSentence.of(
                            "No entry has {0} as its year. Write 2020, 2020..2024, 2020.. or"
                                    + " ..2024.",
                            text);
            diagnostics.add(new Diagnostic(where, QueryProblem.UNKNOWN_YEAR, message));
        }
        return words;
    }

    private static Optional<Query> phrase(List<String> fields, String text, TermScope scope) {
        List<List<String>> words = SearchWords.of(text);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        if (text.startsWith("*") && words.size() == 1 && !scope.whole()) {
            return Optional.of(new Within(fields, words.getFirst()));
        }
        if (scope.whole() && SearchFields.areTags(scope.field())) {
            return Optional.of(new Phrase(List.of(SearchFields.TAGS), bounded(words), true));
        }
        Query apart = new Phrase(fields, words, scope.whole());
        String joined = HYPHEN.matcher(text).replaceAll("");
        return Optional.of(
                joined.equals(text)
                        ? apart
                        : new Query.Or(
                                List.of(
                                        apart,
                                        new Phrase(
                                                fields, SearchWords.of(joined), scope.whole()))));
    }

    private static List<List<String>> bounded(List<List<String>> words) {
        List<List<String>> bounded = new ArrayList<>(words);
        bounded.addFirst(List.of(SearchFields.BOUND));
        bounded.addLast(List.of(SearchFields.BOUND));
        return bounded;
    }

    private Query has(String name, Span where) {
        if (!fields.has(name)) {
            tellUnknown(name, where);
        }
        if (fields.isCited(name)) {
            return new Query.Cited("");
        }
        return new Has(
                switch (name.toLowerCase(Locale.ROOT)) {
                    case SearchFields.YEARS, SearchFields.DATE -> YEAR_FIELDS;
                    case SearchFields.KINDS -> List.of(SearchFields.TYPE);
                    default -> SearchFields.fields(name);
                });
    }

    private Optional<Query> years(String text, Span where, TermScope scope) {
        Matcher range = RANGE.matcher(text);
        Matcher bound = BOUND.matcher(text);
        if (range.matches()) {
            return range(range.group(1), range.group(2), where);
        }
        if (bound.matches()) {
            int year = Integer.parseInt(bound.group(3));
            int open = bound.group(2).isEmpty() ? 1 : 0;
            return Optional.of(
                    bound.group(1).equals(">")
                            ? new Years(year + open, LAST)
                            : new Years(0, year - open));
        }
        return YEAR.matcher(text).matches()
                ? Optional.of(year(text, scope.whole()))
                : wordsForAYear(text, where, scope);
    }

    private Optional<Query> range(@Nullable String from, @Nullable String to, Span where) {
        int first = from == null ? 0 : Integer.parseInt(from);
        int last = to == null ? LAST : Integer.parseInt(to);
        if (from == null && to == null) {
            tellRange(
                    where,
                    LocalizedSentence.of(
                            "Write a range of years as 2020..2024, 2020.. or ..2024."));
            return Optional.empty();
        }
        if (first > last && to != null && to.length() == 4) {
            tellRange(
                    where,
                    LocalizedSentence.of("There is no year between {0} and {1}.", first, last));
        }
        return Optional.of(new Years(first, last));
    }

    private void tellRange(Span where, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(where, QueryProblem.NO_RANGE, message));
    }

    /// A year, or all years with a prefix.
    private static Query year(String digits, boolean whole) {
        int number = Integer.parseInt(digits);
        int factor = 1;
        for (int i = digits.length(); i < 4 && !whole; i++) {
            factor *= 10;
        }
        return new Years(number * factor, number * factor + factor - 1);
    }
}
