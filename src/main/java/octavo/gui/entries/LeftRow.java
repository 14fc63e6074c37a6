package octavo.gui.entries;

import octavo.gui.entries.EntriesModel.Selection;
import octavo.library.Library;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// The row that all selected entries leave behind when a step takes them out of the library.
final class LeftRow {
    private LeftRow() {}

    /// The row of the first selected entry, if no selected entry is in the library any more.
    static OptionalInt of(Selection selection, Library library, RowList shown) {
        List<Integer> slots = selection.slots();
        if (slots.stream().anyMatch(slot -> library.entryInSlot(slot).isPresent())) {
            return OptionalInt.empty();
        }
        BitSet selected = EntriesModel.bits(slots);
        return IntStream.range(0, shown.size())
                .filter(row -> selected.get(shown.number(row)))
                .findFirst();
    }

    /// Selects the entry before a row that is gone, so that the keys have a place to go on from.
    static Selection before(int row, RowList shown) {
        if (shown.isEmpty()) {
            return new Selection(List.of(), Selection.NONE);
        }
        int slot = shown.number(Math.clamp(row - 1, 0, shown.size() - 1));
        return new Selection(List.of(slot), slot);
    }
}
