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
    static Predicate<Work> of(Query query) {
        return switch (query) {
            case Query.Phrase phrase -> of(phrase);
            case Query.And(var queries) ->
                    queries.stream().map(QueryPrefilter::of).reduce(_ -> true, Predicate::and);
            case Query.Or(var queries) ->
                    queries.stream().map(QueryPrefilter::of).reduce(_ -> false, Predicate::or);
            case Query.Within _,
                    Query.Whole _,
                    Query.Years _,
                    Query.Has _,
                    Query.Among _,
                    Query.InGroup _,
                    Query.Cited _,
                    Query.Not _ ->
                    _ -> true;
        };
    }

    private static Predicate<Work> of(Query.Phrase phrase) {
        List<String> fields = phrase.fields();
        if (fields.isEmpty() || fields.stream().anyMatch(it -> it.startsWith("="))) {
            return _ -> true;
        }
        PhraseSpellings words = PhraseSpellings.of(phrase);
        return work -> work.inherits() || hasFieldWith(words, fields, work.entry());
    }

    private static boolean hasFieldWith(
            PhraseSpellings words, List<String> fields, BibEntry entry) {
        for (String field : fields) {
            Optional<Span> value = entry.place(field);
            if (value.isPresent() && words.in(entry.slice(), value.get()) != QuickAnswer.NO) {
                return true;
            }
        }
        return false;
    }
}
