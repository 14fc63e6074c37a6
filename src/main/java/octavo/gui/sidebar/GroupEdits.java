package octavo.gui.sidebar;

import octavo.editing.bulk.BulkPlan;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.search.groups.EntryGroup;
import octavo.search.groups.GroupChange;
import octavo.search.groups.GroupTree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Changes a group of a library together with the entries that name it, as one edit. Groups are
/// given by their paths.
public final class GroupEdits {
    private GroupEdits() {}

    /// Renames a group; empty if that cannot be.
    public static Optional<Edit> renaming(Library library, String path, String name) {
        Map<String, EntryGroup> groups = GroupTree.of(library).groupsByPath();
        String parent = path.substring(0, path.lastIndexOf('/') + 1);
        return groups.containsKey(parent + name)
                ? Optional.empty()
                : GroupChange.renameGroup(library, path, name)
                        .map(tree -> withMembers(library, path, tree, LaTeX.escapeText(name)));
    }

    /// Removes a group; empty if that cannot be. The groups below it stay.
    public static Optional<Edit> removing(Library library, String path) {
        return GroupChange.removeGroup(library, path)
                .map(tree -> withMembers(library, path, tree, ""));
    }

    /// @param other what the entries name in place of the group; nothing if empty
    private static Edit withMembers(Library library, String path, Edit tree, String other) {
        Map<String, EntryGroup> groups = GroupTree.of(library).groupsByPath();
        EntryGroup group = groups.get(path);
        long namesakes =
                groups.values().stream()
                        .filter(it ->
                                group != null
                                        && it.isOpen()
                                        && it.groupName().equals(group.groupName()))
                        .count();
        List<Edit> edits = new ArrayList<>(List.of(tree));
        if (group != null && group.isOpen() && namesakes == 1) {
            edits.add(
                    BulkPlan.ofMember(
                                    library,
                                    GroupTree.GROUPS_FIELD,
                                    LaTeX.escapeText(group.groupName()),
                                    other)
                            .toEdit());
        }
        return new Edit.EditBatch(edits);
    }
}
