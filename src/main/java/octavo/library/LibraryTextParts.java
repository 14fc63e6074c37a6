package octavo.library;

import octavo.text.IncreasingSubsequence;
import octavo.text.UnifiedDiff;
import octavo.text.UnifiedDiff.TextPart;

import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

/// The text of a library before and after a change, in parts of whole lines: slots that are in both
/// belong together, except those that have moved past longer ones. Only one part is in memory at a
/// time.
public final class LibraryTextParts implements Iterator<TextPart> {
    private final List<Slot> slotsBefore;
    private final List<Slot> slotsAfter;
    private final BitSet unmovedNumbers;
    private int beforeIndex;
    private int afterIndex;

    private LibraryTextParts(Library before, Library after) {
        this.slotsBefore = before.slots();
        this.slotsAfter = after.slots();
        this.unmovedNumbers = findUnmovedNumbers(before, after);
    }

    private static BitSet findUnmovedNumbers(Library before, Library after) {
        List<Slot> sharedSlots =
                before.slots().stream()
                        .filter(slot -> after.slotIndex(slot.number()) >= 0)
                        .toList();
        int[] indicesAfter =
                sharedSlots.stream().mapToInt(slot -> after.slotIndex(slot.number())).toArray();
        int[] weights =
                sharedSlots.stream().mapToInt(slot -> slot.item().slice().length() + 1).toArray();
        var unmovedNumbers = new BitSet();
        for (int index : IncreasingSubsequence.heaviestIndices(indicesAfter, weights)) {
            unmovedNumbers.set(sharedSlots.get(index).number());
        }
        return unmovedNumbers;
    }

    /// Passes on the lines of the diff of two states of a library.
    public static void writeDiff(
            String fileName, Library before, Library after, Consumer<String> diffLines) {
        if (!before.slots().equals(after.slots())) {
            UnifiedDiff.write(fileName, new LibraryTextParts(before, after), diffLines);
        }
    }

    @Override
    public boolean hasNext() {
        return beforeIndex < slotsBefore.size() || afterIndex < slotsAfter.size();
    }

    @Override
    public TextPart next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        var textBefore = new StringBuilder();
        var textAfter = new StringBuilder();
        do {
            addSlot(textBefore, textAfter);
        } while (hasNext() && !(endsWithLine(textBefore) && endsWithLine(textAfter)));
        return new TextPart(textBefore.toString(), textAfter.toString());
    }

    private static boolean endsWithLine(StringBuilder text) {
        return text.isEmpty() || text.charAt(text.length() - 1) == '\n';
    }

    /// Adds the next slot that is only before, only after, or in both.
    private void addSlot(StringBuilder textBefore, StringBuilder textAfter) {
        if (hasMoved(slotsBefore, beforeIndex)) {
            textBefore.append(slotText(slotsBefore.get(beforeIndex++)));
        } else if (hasMoved(slotsAfter, afterIndex)) {
            textAfter.append(slotText(slotsAfter.get(afterIndex++)));
        } else {
            textBefore.append(slotText(slotsBefore.get(beforeIndex++)));
            textAfter.append(slotText(slotsAfter.get(afterIndex++)));
        }
    }

    private boolean hasMoved(List<Slot> slots, int index) {
        return index < slots.size() && !unmovedNumbers.get(slots.get(index).number());
    }

    private static String slotText(Slot slot) {
        return slot.item().slice().text();
    }
}
