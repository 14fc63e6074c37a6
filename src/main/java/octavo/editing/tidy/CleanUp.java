package octavo.editing.tidy;

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
    Edit editFor(Library library);

    /// What it leaves alone although it is in scope.
    default List<SkippedChange> skippedChanges(Library library) {
        List<SkippedChange> skippedChanges = new ArrayList<>();
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                int itemIndex = i;
                entry.firstDamage()
                        .map(damage ->
                                new SkippedChange(
                                        itemIndex,
                                        damage.span(),
                                        LocalizedSentence.of(
                                                "Clean-ups skip this damaged entry until it is"
                                                        + " fixed: {0}",
                                                damage.message())))
                        .ifPresent(skippedChanges::add);
            }
        }
        return skippedChanges;
    }

    /// How many entries it would change, move or remove.
    default int countChangedEntries(Library library) {
        return countChangedEntries(editFor(library));
    }

    /// How many entries an edit changes, moves or removes.
    static int countChangedEntries(Edit edit) {
        return switch (edit) {
            case Edit.EditBatch(var edits) ->
                    edits.stream().mapToInt(CleanUp::countChangedEntries).sum();
            case Edit.SlotReplacement(_, var before, var after) ->
                    countDifferent(entriesIn(before), entriesIn(after));
        };
    }

    private static List<BibItem> entriesIn(List<Slot> slots) {
        return slots.stream().map(Slot::item).filter(BibEntry.class::isInstance).toList();
    }

    private static int countDifferent(List<BibItem> oldEntries, List<BibItem> newEntries) {
        if (oldEntries.size() != newEntries.size()) {
            return Math.abs(oldEntries.size() - newEntries.size());
        }
        return (int)
                IntStream.range(0, oldEntries.size())
                        .filter(i -> !oldEntries.get(i).equals(newEntries.get(i)))
                        .count();
    }
}
