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
        return Query.replaced(
                query,
                term ->
                        term instanceof Query.Cited(String project)
                                ? new Query.Among(citing.apply(project))
                                : term);
    }
}
