package octavo.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/// What is asked of a library: which entries fit. Queries are no deeper than what `QueryParser`
/// lets through.
public sealed interface Query {

    /// What every entry fits.
    Query ALL = new AndQuery(List.of());

    /// What entries fit that somebody may mean by some words: each begins a word of the title, of a
    /// name, of the key or the year.
    static Query matchingWords(String queryWords) {
        List<String> fieldNames =
                new ArrayList<>(List.of(SearchFields.KEY_FIELD, SearchFields.YEAR_FIELD));
        List.of("title", "author", "editor")
                .forEach(name -> fieldNames.addAll(SearchFields.fieldsFor(name)));
        return new AndQuery(
                SearchWords.of(queryWords).stream()
                        .<Query>map(word -> new PhraseQuery(fieldNames, List.of(word), false))
                        .toList());
    }

    /// What entries fit whose key has some words one after the other, the last one being the
    /// beginning of a word.
    static Query matchingKey(String queryWords) {
        List<List<String>> splitWords = SearchWords.of(queryWords);
        return splitWords.isEmpty()
                ? ALL
                : new PhraseQuery(List.of(SearchFields.KEY_FIELD), splitWords, false);
    }

    /// Words that follow one another in one of some fields.
    ///
    /// @param fieldNames the fields to look in; all texts if there are none
    /// @param words the words, each in all its forms, folded
    /// @param isWhole whether the last word has to be there whole, and not only its beginning
    record PhraseQuery(List<String> fieldNames, List<List<String>> words, boolean isWhole)
            implements Query {
        public PhraseQuery {
            fieldNames = List.copyOf(fieldNames);
            words = List.copyOf(words);
        }
    }

    /// A word that contains some letters, not only one that begins with them.
    ///
    /// @param fieldNames the fields to look in; all texts if there are none
    /// @param forms the letters in all their forms, folded
    record SubstringQuery(List<String> fieldNames, List<String> forms) implements Query {
        public SubstringQuery {
            fieldNames = List.copyOf(fieldNames);
            forms = List.copyOf(forms);
        }
    }

    /// One of the values that a name stands for is one of some texts, and does not merely contain
    /// it: a person, a keyword, the venue of an entry, or all that is in a field. An index replaces
    /// it by the slots.
    ///
    /// @param fieldName what was before the equals signs
    /// @param values the texts; case, accents and punctuation do not matter
    record WholeValueQuery(String fieldName, List<String> values) implements Query {
        public WholeValueQuery {
            values = List.copyOf(values);
        }

        /// Whether it asks for a venue, which may have several spellings.
        boolean isOfVenue() {
            return fieldName.equalsIgnoreCase(SearchFields.VENUE_NAME);
        }
    }

    /// A year between two, both included.
    record YearRangeQuery(int firstYear, int lastYear) implements Query {
        boolean containsYear(int year) {
            return year >= firstYear && year <= lastYear;
        }
    }

    /// One of some fields is there, and not blank.
    record PresenceQuery(List<String> fieldNames) implements Query {
        public PresenceQuery {
            fieldNames = List.copyOf(fieldNames);
        }
    }

    /// An entry in one of some slots: what was found elsewhere, such as in the documents that
    /// entries link to. The bits are never changed.
    record SlotQuery(BitSet slotNumbers) implements Query {}

    /// An entry in a group of the library, by the group's name or path. An index replaces it by the
    /// slots.
    record GroupQuery(String groupName) implements Query {}

    /// An entry that a project cites, by the project's name; empty for any project. Who knows the
    /// projects replaces it by the slots; no index does.
    record CitedQuery(String projectName) implements Query {}

    record NotQuery(Query negatedQuery) implements Query {}

    /// All of some queries, of which there may be none.
    record AndQuery(List<Query> queries) implements Query {
        public AndQuery {
            queries = List.copyOf(queries);
        }
    }

    /// Any of some queries.
    record OrQuery(List<Query> queries) implements Query {
        public OrQuery {
            queries = List.copyOf(queries);
        }
    }

    /// A query with each of its terms replaced.
    static Query replaceTerms(Query query, UnaryOperator<Query> termReplacement) {
        return switch (query) {
            case NotQuery(var negatedQuery) ->
                    new NotQuery(replaceTerms(negatedQuery, termReplacement));
            case AndQuery(var queries) ->
                    new AndQuery(
                            queries.stream().map(it -> replaceTerms(it, termReplacement)).toList());
            case OrQuery(var queries) ->
                    new OrQuery(
                            queries.stream().map(it -> replaceTerms(it, termReplacement)).toList());
            case PhraseQuery _,
                    SubstringQuery _,
                    WholeValueQuery _,
                    YearRangeQuery _,
                    PresenceQuery _,
                    SlotQuery _,
                    GroupQuery _,
                    CitedQuery _ ->
                    termReplacement.apply(query);
        };
    }
}
