package octavo.gui.sidebar;

import octavo.bib.BibEntry;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.search.groups.EntryGroup;
import octavo.search.groups.GroupChange;
import octavo.search.groups.GroupTree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

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
            List<Slot> slots = library.slots();
            for (Slot slot : slots) {
                if (slot.item() instanceof BibEntry entry) {
                    member(entry, group.groupName(), other)
                            .ifPresent(changed ->
                                    edits.add(library.replaceEntry(slot.number(), changed)));
                }
            }
        }
        return new Edit.EditBatch(edits);
    }

    private static Optional<BibEntry> member(BibEntry entry, String name, String other) {
        Optional<String> list =
                entry.value(GroupTree.GROUPS_FIELD)
                        .map(value -> value.expandedText(_ -> Optional.empty()));
        if (list.isEmpty()) {
            return Optional.empty();
        }
        boolean found = false;
        StringJoiner rest = new StringJoiner(",");
        for (String member : list.get().split(",", -1)) {
            if (!LaTeX.toUnicode(member).strip().equals(name)) {
                rest.add(member);
                continue;
            }
            found = true;
            if (!other.isEmpty()) {
                rest.add(member.replace(member.strip(), other));
            }
        }
        if (!found) {
            return Optional.empty();
        }
        String text = rest.toString().strip();
        return text.isEmpty()
                ? entry.withoutField(GroupTree.GROUPS_FIELD)
                : entry.delimitedValue(GroupTree.GROUPS_FIELD, text)
                        .flatMap(value -> entry.withValue(GroupTree.GROUPS_FIELD, value));
    }
}
