package octavo.search;

import java.util.BitSet;
import java.util.function.Function;

/// Replaces what a query says about projects by the slots of the entries that they cite.
public final class CitedQueries {
    /// Among the names of fields, says that projects are known: only then `cited:` is.
    public static final String KNOWS_PROJECTS = "=cited";

    private CitedQueries() {}

    /// A query that asks for slots instead.
    ///
    /// @param citedSlots finds the slots of the entries that a project cites, by its name
    public static Query resolveProjects(Query query, Function<String, BitSet> citedSlots) {
        return Query.replaceTerms(
                query,
                term ->
                        term instanceof Query.CitedQuery(String projectName)
                                ? new Query.SlotQuery(citedSlots.apply(projectName))
                                : term);
    }
}
