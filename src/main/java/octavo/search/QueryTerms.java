package octavo.search;

import octavo.search.Query.PhraseQuery;
import octavo.search.Query.PresenceQuery;
import octavo.search.Query.SubstringQuery;
import octavo.search.Query.YearRangeQuery;
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
    private static final Pattern YEAR_RANGE =
            Pattern.compile("(\\d{1,4})?(?:\\.\\.+|\u2026|\u2013|-)(\\d{1,4})?");
    private static final Pattern YEAR_BOUND = Pattern.compile("([<>])(=?)(\\d{1,4})");

    /// Between two letters: what is written with it is often written as one word.
    private static final Pattern WORD_HYPHEN = Pattern.compile("(?<=\\p{L})-(?=\\p{L})");

    private static final Pattern YEAR_DIGITS = Pattern.compile("\\d{1,4}");

    private static final int LAST_YEAR = 9999;

    /// Where words are looked for that stand for a year, such as “in press”.
    static final List<String> YEAR_FIELDS = List.of("year", "date");

    private final SearchFields searchFields;
    private final List<Diagnostic> diagnostics;

    QueryTerms(SearchFields searchFields, List<Diagnostic> diagnostics) {
        this.searchFields = searchFields;
        this.diagnostics = diagnostics;
    }

    SearchFields searchFields() {
        return searchFields;
    }

    void reportUnknownField(String fieldName, Span span) {
        LocalizedSentence messageSentence =
                fieldName.equalsIgnoreCase(SearchFields.CITED_NAME)
                        ? LocalizedSentence.of("What projects cite cannot be searched for here.")
                        : unknownFieldMessage(fieldName);
        diagnostics.add(new Diagnostic(span, QueryProblem.UNKNOWN_FIELD, messageSentence));
    }

    private LocalizedSentence unknownFieldMessage(String fieldName) {
        return searchFields
                .nearestName(fieldName)
                .map(it ->
                        LocalizedSentence.of(
                                "There is no field {0}. Did you mean {1}?", fieldName, it))
                .orElseGet(() -> LocalizedSentence.of("There is no field {0}.", fieldName));
    }

    /// The query for a word or quotation; empty if it has no letter or digit.
    Optional<Query> wordQuery(String wordText, Span span, TermScope scope) {
        if (searchFields.isCitedName(scope.fieldName())) {
            return Optional.of(new Query.CitedQuery(wordText.strip()));
        }
        return switch (scope.fieldName().toLowerCase(Locale.ROOT)) {
            case "" -> phraseQuery(List.of(), wordText, scope);
            case SearchFields.YEAR_NAME, SearchFields.DATE_NAME ->
                    yearsQuery(wordText, span, scope);
            case SearchFields.HAS_NAME -> Optional.of(presenceQuery(wordText, span));
            case SearchFields.GROUP_NAME -> Optional.of(new Query.GroupQuery(wordText.strip()));
            case SearchFields.RATING_NAME ->
                    MarkTerms.levelQuery(ReadingMark.RATING, wordText)
                            .or(() -> fieldQuery(wordText, scope));
            case SearchFields.PRIORITY_NAME ->
                    MarkTerms.levelQuery(ReadingMark.PRIORITY, wordText)
                            .or(() -> fieldQuery(wordText, scope));
            case SearchFields.READ_NAME ->
                    MarkTerms.readStateQuery(wordText).or(() -> fieldQuery(wordText, scope));
            case SearchFields.TYPE_NAME, SearchFields.KIND_NAME -> {
                reportUnknownType(wordText, span);
                yield phraseQuery(
                        SearchFields.typeFields(scope.fieldName(), wordText), wordText, scope);
            }
            default -> fieldQuery(wordText, scope);
        };
    }

    private static Optional<Query> fieldQuery(String wordText, TermScope scope) {
        if (scope.termExtent() == TermExtent.VALUE && !SearchWords.of(wordText).isEmpty()) {
            return Optional.of(new Query.WholeValueQuery(scope.fieldName(), List.of(wordText)));
        }
        return phraseQuery(SearchFields.fieldsFor(scope.fieldName()), wordText, scope);
    }

    private void reportUnknownType(String typeName, Span span) {
        if (SearchFields.isType(typeName) || SearchWords.of(typeName).isEmpty()) {
            return;
        }
        LocalizedSentence messageSentence =
                SearchFields.nearestType(typeName)
                        .map(it ->
                                LocalizedSentence.of(
                                        "There is no type {0}. Did you mean {1}?", typeName, it))
                        .orElseGet(() -> LocalizedSentence.of("There is no type {0}.", typeName));
        diagnostics.add(new Diagnostic(span, QueryProblem.UNKNOWN_TYPE, messageSentence));
    }

    private Optional<Query> yearWordsQuery(String wordText, Span span, TermScope scope) {
        Optional<Query> words = phraseQuery(YEAR_FIELDS, wordText, scope);
        if (words.isPresent()) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of(
                            "No entry has {0} as its year. Write 2020, 2020..2024, 2020.. or"
                                    + " ..2024.",
                            wordText);
            diagnostics.add(new Diagnostic(span, QueryProblem.UNKNOWN_YEAR, messageSentence));
        }
        return words;
    }

    private static Optional<Query> phraseQuery(
            List<String> fieldNames, String wordText, TermScope scope) {
        List<List<String>> words = SearchWords.of(wordText);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        if (wordText.startsWith("*") && words.size() == 1 && !scope.isWhole()) {
            return Optional.of(new SubstringQuery(fieldNames, words.getFirst()));
        }
        if (scope.isWhole() && SearchFields.areTags(scope.fieldName())) {
            return Optional.of(
                    new PhraseQuery(List.of(SearchFields.TAGS_FIELD), withBounds(words), true));
        }
        Query hyphenatedPhrase = new PhraseQuery(fieldNames, words, scope.isWhole());
        String joinedText = WORD_HYPHEN.matcher(wordText).replaceAll("");
        return Optional.of(
                joinedText.equals(wordText)
                        ? hyphenatedPhrase
                        : new Query.OrQuery(
                                List.of(
                                        hyphenatedPhrase,
                                        new PhraseQuery(
                                                fieldNames,
                                                SearchWords.of(joinedText),
                                                scope.isWhole()))));
    }

    private static List<List<String>> withBounds(List<List<String>> words) {
        List<List<String>> boundedWords = new ArrayList<>(words);
        boundedWords.addFirst(List.of(SearchFields.KEYWORD_BOUND));
        boundedWords.addLast(List.of(SearchFields.KEYWORD_BOUND));
        return boundedWords;
    }

    private Query presenceQuery(String fieldName, Span span) {
        if (!searchFields.isKnown(fieldName)) {
            reportUnknownField(fieldName, span);
        }
        if (searchFields.isCitedName(fieldName)) {
            return new Query.CitedQuery("");
        }
        return new PresenceQuery(
                switch (fieldName.toLowerCase(Locale.ROOT)) {
                    case SearchFields.YEAR_NAME, SearchFields.DATE_NAME -> YEAR_FIELDS;
                    case SearchFields.TYPE_NAME -> List.of(SearchFields.TYPE_FIELD);
                    default -> SearchFields.fieldsFor(fieldName);
                });
    }

    private Optional<Query> yearsQuery(String wordText, Span span, TermScope scope) {
        Matcher rangeMatch = YEAR_RANGE.matcher(wordText);
        Matcher boundMatch = YEAR_BOUND.matcher(wordText);
        if (rangeMatch.matches()) {
            return yearRangeQuery(rangeMatch.group(1), rangeMatch.group(2), span);
        }
        if (boundMatch.matches()) {
            int year = Integer.parseInt(boundMatch.group(3));
            int exclusiveStep = boundMatch.group(2).isEmpty() ? 1 : 0;
            return Optional.of(
                    boundMatch.group(1).equals(">")
                            ? new YearRangeQuery(year + exclusiveStep, LAST_YEAR)
                            : new YearRangeQuery(0, year - exclusiveStep));
        }
        return YEAR_DIGITS.matcher(wordText).matches()
                ? Optional.of(yearPrefixQuery(wordText, scope.isWhole()))
                : yearWordsQuery(wordText, span, scope);
    }

    private Optional<Query> yearRangeQuery(
            @Nullable String startDigits, @Nullable String endDigits, Span span) {
        int firstYear = startDigits == null ? 0 : Integer.parseInt(startDigits);
        int lastYear = endDigits == null ? LAST_YEAR : Integer.parseInt(endDigits);
        if (startDigits == null && endDigits == null) {
            reportRange(
                    span,
                    LocalizedSentence.of(
                            "Write a range of years as 2020..2024, 2020.. or ..2024."));
            return Optional.empty();
        }
        if (firstYear > lastYear && endDigits != null && endDigits.length() == 4) {
            reportRange(
                    span,
                    LocalizedSentence.of(
                            "There is no year between {0} and {1}.", firstYear, lastYear));
        }
        return Optional.of(new YearRangeQuery(firstYear, lastYear));
    }

    private void reportRange(Span span, LocalizedSentence messageSentence) {
        diagnostics.add(new Diagnostic(span, QueryProblem.NO_RANGE, messageSentence));
    }

    /// A year, or all years with a prefix.
    private static Query yearPrefixQuery(String digits, boolean isWhole) {
        int firstYear = Integer.parseInt(digits);
        int yearCount = 1;
        for (int i = digits.length(); i < 4 && !isWhole; i++) {
            yearCount *= 10;
        }
        return new YearRangeQuery(firstYear * yearCount, firstYear * yearCount + yearCount - 1);
    }
}
