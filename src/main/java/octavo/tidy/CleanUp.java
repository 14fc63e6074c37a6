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

/// A change that makes a library cleaner in one respect. Made twice it changes nothing more. An
/// entry that is damaged stays as it is, where it is: nobody knows what its fields are.
public interface CleanUp {

    /// The name that it is asked for by, `page-dashes`.
    String name();

    /// What it does, in a line.
    String summary();

    /// What is to be done to a library; an edit of nothing where it is clean.
    Edit edit(Library library);

    /// What of a library it leaves as it is, although it may be about it.
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
                                                "No clean-up changes this entry before it is"
                                                        + " mended: {0}",
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
