package octavo.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/// What is asked of a library: which entries fit. Queries are no deeper than what `QueryParser`
/// lets through.
public sealed interface Query {

    /// What every entry fits.
    Query ALL = new And(List.of());

    /// What entries fit that somebody may mean by some words: each begins a word of the title, of a
    /// name, of the key or the year.
    static Query called(String words) {
        List<String> fields = new ArrayList<>(List.of(SearchFields.KEY, SearchFields.YEAR));
        List.of("title", "author", "editor")
                .forEach(name -> fields.addAll(SearchFields.fields(name)));
        return new And(
                SearchWords.of(words).stream()
                        .<Query>map(word -> new Phrase(fields, List.of(word), false))
                        .toList());
    }

    /// What entries fit whose key has some words one after the other, the last one being the
    /// beginning of a word.
    static Query keyed(String words) {
        List<List<String>> all = SearchWords.of(words);
        return all.isEmpty() ? ALL : new Phrase(List.of(SearchFields.KEY), all, false);
    }

    /// Words that follow one another in one of some fields.
    ///
    /// @param fields the fields to look in; all texts if there are none
    /// @param words the words, each in all its forms, folded
    /// @param whole whether the last word has to be there whole, and not only its beginning
    record Phrase(List<String> fields, List<List<String>> words, boolean whole) implements Query {
        public Phrase {
            fields = List.copyOf(fields);
            words = List.copyOf(words);
        }
    }

    /// A word that contains some letters, not only one that begins with them.
    ///
    /// @param fields the fields to look in; all texts if there are none
    /// @param forms the letters in all their forms, folded
    record Within(List<String> fields, List<String> forms) implements Query {
        public Within {
            fields = List.copyOf(fields);
            forms = List.copyOf(forms);
        }
    }

    /// One of the values that a name stands for is one of some texts, and does not merely contain
    /// it: a person, a keyword, the venue of an entry, or all that is in a field. An index replaces
    /// it by the slots.
    ///
    /// @param field what was before the equals signs
    /// @param values the texts; case, accents and punctuation do not matter
    record Whole(String field, List<String> values) implements Query {
        public Whole {
            values = List.copyOf(values);
        }

        /// Whether it asks for a venue, which may have several spellings.
        boolean isOfVenue() {
            return field.equalsIgnoreCase(SearchFields.VENUE);
        }
    }

    /// A year between two, both included.
    record Years(int first, int last) implements Query {
        boolean has(int year) {
            return year >= first && year <= last;
        }
    }

    /// One of some fields is there, and not blank.
    record Has(List<String> fields) implements Query {
        public Has {
            fields = List.copyOf(fields);
        }
    }

    /// An entry in one of some slots: what was found elsewhere, such as in the documents that
    /// entries link to. The bits are never changed.
    record Among(BitSet slots) implements Query {}

    /// An entry in a group of the library, by the group's name or path. An index replaces it by the
    /// slots.
    record InGroup(String name) implements Query {}

    /// An entry that a project cites, by the project's name; empty for any project. Who knows the
    /// projects replaces it by the slots; no index does.
    record Cited(String project) implements Query {}

    record Not(Query query) implements Query {}

    /// All of some queries, of which there may be none.
    record And(List<Query> queries) implements Query {
        public And {
            queries = List.copyOf(queries);
        }
    }

    /// Any of some queries.
    record Or(List<Query> queries) implements Query {
        public Or {
            queries = List.copyOf(queries);
        }
    }

    /// A query with each of its terms replaced.
    static Query replaced(Query query, UnaryOperator<Query> terms) {
        return switch (query) {
            case Not(var not) -> new Not(replaced(not, terms));
            case And(var queries) ->
                    new And(queries.stream().map(it -> replaced(it, terms)).toList());
            case Or(var queries) ->
                    new Or(queries.stream().map(it -> replaced(it, terms)).toList());
            case Phrase _, Within _, Whole _, Years _, Has _, Among _, InGroup _, Cited _ ->
                    terms.apply(query);
        };
    }
}
