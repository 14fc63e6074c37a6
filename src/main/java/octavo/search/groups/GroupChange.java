package octavo.search.groups;

import octavo.bib.BibComment;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Changes JabRef's tree of groups in a library, one line each: nothing else of the tree changes.
/// Each is empty where the tree cannot change so. Groups are given by their paths.
public final class GroupChange {
    private static final Pattern FORBIDDEN_IN_NAMES = Pattern.compile("[{}\\p{Cntrl}]");

    private GroupChange() {}

    private static boolean isGroupTree(Slot slot) {
        return slot.item() instanceof BibComment comment && GroupTree.isOfJabRef(comment);
    }

    /// Whether the tree has a group, so that it can be changed.
    public static boolean hasGroup(Library library, String groupPath) {
        return library.slots().stream()
                .filter(GroupChange::isGroupTree)
                .limit(1)
                .flatMap(slot -> GroupLines.parseTree(slot.item().slice().text()).stream())
                .anyMatch(groupLines -> groupLines.indexOf(groupPath).isPresent());
    }

    /// Adds a group; the tree, too, if there is none yet.
    ///
    /// @param parentPath empty for the top of the tree
    public static Optional<Edit> addGroup(Library library, String parentPath, String groupName) {
        if (FORBIDDEN_IN_NAMES.matcher(groupName).find() || groupName.isBlank()) {
            return Optional.empty();
        }
        if (library.slots().stream().noneMatch(GroupChange::isGroupTree)) {
            return BibComment.parse(GroupLines.textWithGroup(library.file().text(), groupName))
                    .map(comment -> library.appendEntries(List.of(comment)));
        }
        return changeLines(
                library,
                groupLines -> {
                    OptionalInt parentIndex = groupLines.indexOf(parentPath);
                    return parentPath.isEmpty() || parentIndex.isPresent()
                            ? Optional.of(groupLines.withGroup(parentIndex, groupName))
                            : Optional.empty();
                });
    }

    public static Optional<Edit> renameGroup(Library library, String groupPath, String groupName) {
        return FORBIDDEN_IN_NAMES.matcher(groupName).find() || groupName.isBlank()
                ? Optional.empty()
                : changeLines(
                        library,
                        groupLines ->
                                groupLines.indexOf(groupPath).stream()
                                        .mapToObj(index ->
                                                groupLines.withRenamedGroup(index, groupName))
                                        .findFirst());
    }

    /// Removes a group; those below it move up.
    public static Optional<Edit> removeGroup(Library library, String groupPath) {
        return changeLines(
                library,
                groupLines ->
                        groupLines.indexOf(groupPath).stream()
                                .mapToObj(groupLines::withoutGroup)
                                .findFirst());
    }

    /// Puts a group, and what is below it, into another that is not below it.
    ///
    /// @param parentPath empty for the top of the tree
    public static Optional<Edit> moveGroup(Library library, String groupPath, String parentPath) {
        if ((parentPath + GroupTree.PATH_SEPARATOR)
                .startsWith(groupPath + GroupTree.PATH_SEPARATOR)) {
            return Optional.empty();
        }
        return changeLines(
                library,
                groupLines -> {
                    OptionalInt parentIndex = groupLines.indexOf(parentPath);
                    return parentPath.isEmpty() || parentIndex.isPresent()
                            ? groupLines.indexOf(groupPath).stream()
                                    .mapToObj(
                                            index -> groupLines.withMovedGroup(index, parentIndex))
                                    .findFirst()
                            : Optional.empty();
                });
    }

    private static Optional<Edit> changeLines(
            Library library, Function<GroupLines, Optional<GroupLines>> lineChange) {
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (isGroupTree(slot) && slot.item() instanceof BibComment treeComment) {
                int slotIndex = i;
                return GroupLines.parseTree(treeComment.slice().text())
                        .flatMap(lineChange)
                        .flatMap(groupLines -> treeComment.withText(groupLines.toText()))
                        .map(comment ->
                                new Edit.SlotReplacement(
                                        slotIndex,
                                        List.of(slot),
                                        List.of(new Slot(slot.number(), comment))));
            }
        }
        return Optional.empty();
    }
}
