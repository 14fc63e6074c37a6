package octavo.search;

import octavo.bib.BibEntry;
import octavo.library.Work;
import octavo.text.Span;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Rules out most entries that cannot match a query, without parsing LaTeX.
final class QueryPrefilter {
    private QueryPrefilter() {}

    /// A predicate that is false only for entries that do not match.
    static Predicate<Work> predicateFor(Query query) {
        return switch (query) {
            case Query.PhraseQuery phraseQuery -> predicateFor(phraseQuery);
            case Query.AndQuery(var queries) ->
                    queries.stream()
                            .map(QueryPrefilter::predicateFor)
                            .reduce(_ -> true, Predicate::and);
            case Query.OrQuery(var queries) ->
                    queries.stream()
                            .map(QueryPrefilter::predicateFor)
                            .reduce(_ -> false, Predicate::or);
            case Query.SubstringQuery _,
                    Query.WholeValueQuery _,
                    Query.YearRangeQuery _,
                    Query.PresenceQuery _,
                    Query.SlotQuery _,
                    Query.GroupQuery _,
                    Query.CitedQuery _,
                    Query.NotQuery _ ->
                    _ -> true;
        };
    }

    private static Predicate<Work> predicateFor(Query.PhraseQuery phraseQuery) {
        List<String> fieldNames = phraseQuery.fieldNames();
        if (fieldNames.isEmpty() || fieldNames.stream().anyMatch(it -> it.startsWith("="))) {
            return _ -> true;
        }
        PhraseSpellings phraseSpellings = PhraseSpellings.of(phraseQuery);
        return work -> work.hasParents() || hasFieldWith(phraseSpellings, fieldNames, work.entry());
    }

    private static boolean hasFieldWith(
            PhraseSpellings phraseSpellings, List<String> fieldNames, BibEntry entry) {
        for (String fieldName : fieldNames) {
            Optional<Span> valueSpan = entry.findValueSpan(fieldName);
            if (valueSpan.isPresent()
                    && phraseSpellings.searchValue(entry.slice(), valueSpan.get())
                            != QuickAnswer.NO) {
                return true;
            }
        }
        return false;
    }
}
