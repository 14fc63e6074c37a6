package octavo.search;

import java.util.BitSet;
import java.util.function.Function;

/// Replaces what a query says about projects by the slots of the entries that they cite.
public final class CitedQueries {
    /// Among the names of fields, says that projects are known: only then `cited:` is.
    public static final String KNOWN = "=cited";

    private CitedQueries() {}

    /// A query that asks for slots instead.
    ///
    /// @param citing finds the slots of the entries that a project cites, by its name
    public static Query resolved(Query query, Function<String, BitSet> citing) {
        return switch (query) {
            case Query.Cited(String project) -> new Query.Among(citing.apply(project));
            case Query.Not(var not) -> new Query.Not(resolved(not, citing));
            case Query.And(var queries) ->
                    new Query.And(queries.stream().map(it -> resolved(it, citing)).toList());
            case Query.Or(var queries) ->
                    new Query.Or(queries.stream().map(it -> resolved(it, citing)).toList());
            case Query.Phrase _, Query.Years _, Query.Has _, Query.Among _, Query.InGroup _ ->
                    query;
        };
    }
}
