package octavo.editing.strings;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// Collects changes of values into one edit. If any value cannot take its change, nothing is
/// changed at all.
final class ValueRewriting {
    /// The new value; empty if it cannot take the change.
    interface BibValueChange extends Function<BibValue, Optional<BibValue>> {}

    private final Library library;
    private final Map<Integer, BibItem> changedItems = new TreeMap<>();

    /// The numbers of the slots that go.
    private final Set<Integer> removedNumbers = new HashSet<>();

    private final List<String> damagedNames = new ArrayList<>();
    private List<BibItem> insertedItems = List.of();
    private int insertIndex;
    private int changedCount;

    ValueRewriting(Library library) {
        this.library = library;
    }

    int changedCount() {
        return changedCount;
    }

    /// Changes the fields of all entries.
    void changeEntries(UnaryOperator<BibValue> change) {
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry) {
                changeEntry(i, entry, value -> Optional.of(change.apply(value)));
            }
        }
    }

    /// Changes the values of the entry or string at an index.
    ///
    /// @param change returns empty for a value that cannot take it
    void changeItem(int index, BibValueChange change) {
        switch (currentItem(index)) {
            case BibEntry entry -> changeEntry(index, entry, change);
            case BibString string -> {
                Optional<BibValue> value = change.apply(string.value());
                if (!isSame(value, string.value())) {
                    recordString(index, value.flatMap(string::withValue), string.name());
                }
            }
            default -> {}
        }
    }

    private static boolean isSame(Optional<BibValue> value, BibValue oldValue) {
        return value.filter(changedValue -> changedValue.source().equals(oldValue.source()))
                .isPresent();
    }

    private void changeEntry(int index, BibEntry entry, BibValueChange change) {
        BibEntry editedEntry = entry;
        int oldCount = changedCount;
        List<BibField> fields = entry.fields();
        for (int i = 0; i < fields.size(); i++) {
            int fieldIndex = i;
            Optional<BibValue> value = change.apply(fields.get(i).value());
            if (!isSame(value, fields.get(i).value())) {
                BibEntry lastEdited = editedEntry;
                Optional<BibEntry> nextEntry =
                        value.flatMap(newValue -> lastEdited.withValue(fieldIndex, newValue));
                if (nextEntry.isEmpty()) {
                    damagedNames.add(entry.key());
                    return;
                }
                editedEntry = nextEntry.get();
                changedCount++;
            }
        }
        if (changedCount > oldCount) {
            changedItems.put(index, editedEntry);
        }
    }

    void renameString(int index, String newName) {
        if (currentItem(index) instanceof BibString string) {
            recordString(index, string.withName(newName), string.name());
        }
    }

    private void recordString(int index, Optional<BibString> editedString, String stringName) {
        editedString.ifPresentOrElse(
                changedString -> {
                    changedItems.put(index, changedString);
                    changedCount++;
                },
                () -> damagedNames.add(stringName));
    }

    private BibItem currentItem(int index) {
        BibItem changedItem = changedItems.get(index);
        return changedItem == null ? library.slots().get(index).item() : changedItem;
    }

    void removeItem(int index) {
        removedNumbers.add(library.slots().get(index).number());
    }

    void insertItems(int itemIndex, List<BibItem> items) {
        insertIndex = itemIndex;
        insertedItems = items;
    }

    /// One edit of all changes; replacements come first, so that inserting and removing does not
    /// shift anything still to be changed.
    StringEdits.StringEditOutcome toOutcome() {
        if (!damagedNames.isEmpty()) {
            return StringEdits.StringEditOutcome.refusedBecause(
                    LocalizedSentence.of(
                            "too damaged to be changed: {0}", String.join(", ", damagedNames)));
        }
        List<Edit> edits = new ArrayList<>();
        changedItems.forEach((index, item) -> {
            Slot slot = library.slots().get(index);
            if (!removedNumbers.contains(slot.number())) {
                edits.add(
                        new Edit.SlotReplacement(
                                index, List.of(slot), List.of(new Slot(slot.number(), item))));
            }
        });
        edits.add(library.removeSlots(removedNumbers));
        if (!insertedItems.isEmpty()) {
            List<Slot> addedSlots = new ArrayList<>();
            for (BibItem item : insertedItems) {
                addedSlots.add(new Slot(library.nextNumber() + addedSlots.size(), item));
            }
            edits.add(new Edit.SlotReplacement(insertIndex, List.of(), addedSlots));
        }
        return new StringEdits.StringEditOutcome(
                Optional.of(new Edit.EditBatch(edits)), changedCount, Optional.empty());
    }
}
