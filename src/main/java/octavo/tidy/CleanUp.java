package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// An idempotent change that makes a library cleaner in one respect. Damaged entries stay as they
/// are, and where they are: their fields are uncertain.
public interface CleanUp {

    /// Its name in commands, `page-dashes`.
    String name();

    /// A one-line description.
    String summary();

    /// The edit for a library; an empty one if it is clean.
    Edit edit(Library library);

    /// What it leaves alone although it is in scope.
    default List<LeftAlone> left(Library library) {
        List<LeftAlone> left = new ArrayList<>();
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                int item = i;
                entry.damage()
                        .map(what ->
                                new LeftAlone(
                                        item,
                                        what.where(),
                                        LocalizedSentence.of(
                                                "Clean-ups skip this damaged entry until it is"
                                                        + " fixed: {0}",
                                                what.message())))
                        .ifPresent(left::add);
            }
        }
        return left;
    }

    /// How many entries an edit changes, moves or removes.
    static int entriesChangedBy(Edit edit) {
        return switch (edit) {
            case Edit.Batch(var edits) -> edits.stream().mapToInt(CleanUp::entriesChangedBy).sum();
            case Edit.Replace(_, var before, var after) ->
                    entriesChanged(entries(before), entries(after));
        };
    }

    private static List<BibItem> entries(List<Slot> slots) {
        return slots.stream().map(Slot::item).filter(BibEntry.class::isInstance).toList();
    }

    private static int entriesChanged(List<BibItem> before, List<BibItem> after) {
        if (before.size() != after.size()) {
            return Math.abs(before.size() - after.size());
        }
        return (int)
                IntStream.range(0, before.size())
                        .filter(i -> !before.get(i).equals(after.get(i)))
                        .count();
    }
}
