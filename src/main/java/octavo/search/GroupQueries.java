package octavo.search;

import octavo.library.Library;
import octavo.search.groups.GroupMembers;
import octavo.search.groups.GroupTree;

import java.util.BitSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/// Replaces groups in a query by the slots of their entries.
final class GroupQueries {
    private GroupQueries() {}

    /// @param slotSearch finds the slots for a query; those of a group that is a search itself
    /// @param fieldNames the names of the library's fields
    static Query resolveGroups(
            Query query,
            Library library,
            Function<Query, BitSet> slotSearch,
            Supplier<Set<String>> fieldNames) {
        if (!searchesGroups(query)) {
            return query;
        }
        Function<String, BitSet> parsedSearch =
                text ->
                        slotSearch.apply(
                                withoutGroups(QueryParser.parse(text, fieldNames).value()));
        return resolveGroups(query, new GroupMembers(library, GroupTree.of(library), parsedSearch));
    }

    private static boolean searchesGroups(Query query) {
        return switch (query) {
            case Query.GroupQuery _ -> true;
            case Query.NotQuery(var negatedQuery) -> searchesGroups(negatedQuery);
            case Query.AndQuery(var queries) ->
                    queries.stream().anyMatch(GroupQueries::searchesGroups);
            case Query.OrQuery(var queries) ->
                    queries.stream().anyMatch(GroupQueries::searchesGroups);
            case Query.PhraseQuery _,
                    Query.SubstringQuery _,
                    Query.WholeValueQuery _,
                    Query.YearRangeQuery _,
                    Query.PresenceQuery _,
                    Query.SlotQuery _,
                    Query.CitedQuery _ ->
                    false;
        };
    }

    private static Query resolveGroups(Query query, GroupMembers groupMembers) {
        return Query.replaceTerms(
                query,
                term ->
                        term instanceof Query.GroupQuery(String groupName)
                                ? new Query.SlotQuery(groupMembers.slotsOf(groupName))
                                : term);
    }

    /// A group whose search asks for groups could ask for itself.
    private static Query withoutGroups(Query query) {
        return searchesGroups(query) ? new Query.SlotQuery(new BitSet()) : query;
    }
}
