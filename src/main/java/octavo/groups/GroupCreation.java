package octavo.groups;

import octavo.bib.BibComment;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Adds a group to JabRef's tree in a library. Nothing else of the tree changes.
public final class GroupCreation {
    private static final Pattern UNFIT = Pattern.compile("[{}\\p{Cntrl}]");
    private static final String SETTINGS = ";0;1;;;;";

    private GroupCreation() {}

    /// Whether a library has a tree of JabRef's.
    public static boolean hasTree(Library library) {
        return library.slots().stream().anyMatch(GroupCreation::isTree);
    }

    private static boolean isTree(Slot slot) {
        return slot.item() instanceof BibComment comment && GroupTree.isOfJabRef(comment);
    }

    /// The edit that adds a group below that of all entries; empty if the library has no tree, or
    /// if it can have no group of that name.
    public static Optional<Edit> edit(Library library, String name) {
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (isTree(slot)
                    && !UNFIT.matcher(name).find()
                    && slot.item() instanceof BibComment tree) {
                int at = i;
                return tree.extended(line(tree, name))
                        .map(longer ->
                                new Edit.Replace(
                                        at,
                                        List.of(slot),
                                        List.of(new Slot(slot.number(), longer))));
            }
        }
        return Optional.empty();
    }

    private static String line(BibComment tree, String name) {
        String text = tree.slice().text();
        String end = text.contains("\r\n") ? "\r\n" : "\n";
        boolean fresh = text.substring(0, text.length() - 1).endsWith("\n");
        String group = "StaticGroup:" + quoted(name) + SETTINGS;
        return (fresh ? "" : end) + "1 " + quoted(group) + ";" + end;
    }

    private static String quoted(String text) {
        return text.replace("\\", "\\\\").replace(";", "\\;");
    }
}
