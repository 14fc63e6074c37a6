package octavo.search;

import octavo.groups.GroupMembers;
import octavo.groups.GroupTree;
import octavo.library.Library;

import java.util.BitSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/// Replaces groups in a query by the slots of their entries.
final class GroupQueries {
    private GroupQueries() {}

    /// @param search finds the slots for a query; those of a group that is a search itself
    /// @param fields the names of the library's fields
    static Query resolved(
            Query query,
            Library library,
            Function<Query, BitSet> search,
            Supplier<Set<String>> fields) {
        if (!isAsked(query)) {
            return query;
        }
        Function<String, BitSet> parsed =
                text -> search.apply(withoutGroups(QueryParser.parse(text, fields).value()));
        return resolved(query, new GroupMembers(library, GroupTree.of(library), parsed));
    }

    private static boolean isAsked(Query query) {
        return switch (query) {
            case Query.InGroup _ -> true;
            case Query.Not(var not) -> isAsked(not);
            case Query.And(var queries) -> queries.stream().anyMatch(GroupQueries::isAsked);
            case Query.Or(var queries) -> queries.stream().anyMatch(GroupQueries::isAsked);
            case Query.Phrase _,
                    Query.Within _,
                    Query.Whole _,
                    Query.Years _,
                    Query.Has _,
                    Query.Among _,
                    Query.Cited _ ->
                    false;
        };
    }

    private static Query resolved(Query query, GroupMembers members) {
        return Query.replaced(
                query,
                term ->
                        term instanceof Query.InGroup(String name)
                                ? new Query.Among(members.of(name))
                                : term);
    }

    /// A group whose search asks for groups could ask for itself.
    private static Query withoutGroups(Query query) {
        return isAsked(query) ? new Query.Among(new BitSet()) : query;
    }
}
