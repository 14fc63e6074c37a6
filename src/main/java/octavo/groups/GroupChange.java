package octavo.groups;

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
    private static final Pattern UNFIT = Pattern.compile("[{}\\p{Cntrl}]");

    private GroupChange() {}

    private static boolean isTree(Slot slot) {
        return slot.item() instanceof BibComment comment && GroupTree.isOfJabRef(comment);
    }

    /// Whether the tree has a group, so that it can be changed.
    public static boolean has(Library library, String path) {
        return library.slots().stream()
                .filter(GroupChange::isTree)
                .limit(1)
                .flatMap(slot -> GroupLines.of(slot.item().slice().text()).stream())
                .anyMatch(lines -> lines.indexOf(path).isPresent());
    }

    /// Adds a group; the tree, too, if there is none yet.
    ///
    /// @param parent empty for the top of the tree
    public static Optional<Edit> adding(Library library, String parent, String name) {
        if (UNFIT.matcher(name).find() || name.isBlank()) {
            return Optional.empty();
        }
        if (library.slots().stream().noneMatch(GroupChange::isTree)) {
            return BibComment.parse(GroupLines.ofOne(library.file().text(), name))
                    .map(comment -> library.append(List.of(comment)));
        }
        return changed(
                library,
                lines -> {
                    OptionalInt above = lines.indexOf(parent);
                    return parent.isEmpty() || above.isPresent()
                            ? Optional.of(lines.adding(above, name))
                            : Optional.empty();
                });
    }

    public static Optional<Edit> renaming(Library library, String path, String name) {
        return UNFIT.matcher(name).find() || name.isBlank()
                ? Optional.empty()
                : changed(
                        library,
                        lines ->
                                lines.indexOf(path).stream()
                                        .mapToObj(index -> lines.renaming(index, name))
                                        .findFirst());
    }

    /// Removes a group; those below it move up.
    public static Optional<Edit> removing(Library library, String path) {
        return changed(
                library,
                lines -> lines.indexOf(path).stream().mapToObj(lines::without).findFirst());
    }

    /// Puts a group, and what is below it, into another that is not below it.
    ///
    /// @param parent empty for the top of the tree
    public static Optional<Edit> moving(Library library, String path, String parent) {
        if ((parent + GroupTree.STEP).startsWith(path + GroupTree.STEP)) {
            return Optional.empty();
        }
        return changed(
                library,
                lines -> {
                    OptionalInt above = lines.indexOf(parent);
                    return parent.isEmpty() || above.isPresent()
                            ? lines.indexOf(path).stream()
                                    .mapToObj(index -> lines.moving(index, above))
                                    .findFirst()
                            : Optional.empty();
                });
    }

    private static Optional<Edit> changed(
            Library library, Function<GroupLines, Optional<GroupLines>> change) {
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (isTree(slot) && slot.item() instanceof BibComment tree) {
                int at = i;
                return GroupLines.of(tree.slice().text())
                        .flatMap(change)
                        .flatMap(lines -> tree.withText(lines.text()))
                        .map(comment ->
                                new Edit.Replace(
                                        at,
                                        List.of(slot),
                                        List.of(new Slot(slot.number(), comment))));
            }
        }
        return Optional.empty();
    }
}
