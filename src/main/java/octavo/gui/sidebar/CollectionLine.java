package octavo.gui.sidebar;

import octavo.search.QueryParser;
import octavo.search.SearchIndex;
import octavo.search.groups.EntryGroup;
import octavo.search.groups.GroupMembers;
import octavo.search.groups.GroupTree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A group of the library in the sidebar.
///
/// @param path its place among the groups
/// @param count the number of entries that its query finds
/// @param isOpen whether entries can be put into it
public record CollectionLine(
        String path,
        String name,
        String query,
        int count,
        boolean isOpen,
        List<CollectionLine> children) {
    public CollectionLine {
        children = List.copyOf(children);
    }

    /// The groups of a library with their counts.
    static List<CollectionLine> of(SearchIndex index) {
        GroupTree tree = GroupTree.of(index.library());
        if (tree.isEmpty()) {
            return List.of();
        }
        GroupMembers members =
                new GroupMembers(
                        index.library(),
                        tree,
                        text ->
                                index.matchingSlots(
                                        QueryParser.parse(text, index::fieldNames).value()));
        Map<String, Integer> uses = new HashMap<>();
        tree.groupsByPath().values().forEach(each -> uses.merge(each.groupName(), 1, Integer::sum));
        return lines(tree.topGroups(), "", uses, members);
    }

    private static List<CollectionLine> lines(
            List<EntryGroup> groups,
            String above,
            Map<String, Integer> uses,
            GroupMembers members) {
        List<CollectionLine> lines = new ArrayList<>();
        for (EntryGroup group : groups) {
            String path = above + group.groupName();
            String name = uses.getOrDefault(group.groupName(), 0) == 1 ? group.groupName() : path;
            lines.add(
                    new CollectionLine(
                            path,
                            group.groupName(),
                            Facet.GROUP.query(name),
                            members.slotsOf(name).cardinality(),
                            group.isOpen(),
                            lines(group.childGroups(), path + "/", uses, members)));
        }
        return lines;
    }
}
