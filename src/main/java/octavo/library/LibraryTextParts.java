package octavo.library;

import octavo.text.UnifiedDiff;
import octavo.text.UnifiedDiff.TextPart;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The text of a library before and after a change, in parts of whole lines: slots that are in both
/// belong together. Only one part is in memory at a time, unless slots have moved.
public final class LibraryTextParts implements Iterator<TextPart> {
    private final List<Slot> slotsBefore;
    private final List<Slot> slotsAfter;
    private final Set<Integer> numbersBefore;
    private final Set<Integer> numbersAfter;
    private int beforeIndex;
    private int afterIndex;

    private LibraryTextParts(Library before, Library after) {
        this.slotsBefore = before.slots();
        this.slotsAfter = after.slots();
        this.numbersBefore = new HashSet<>();
        this.numbersAfter = new HashSet<>();
        if (!slotNumbers(slotsBefore).equals(slotNumbers(slotsAfter))) {
            numbersBefore.addAll(slotNumbers(slotsBefore));
            numbersAfter.addAll(slotNumbers(slotsAfter));
        }
    }

    /// Passes on the lines of the diff of two states of a library.
    public static void writeDiff(
            String fileName, Library before, Library after, Consumer<String> diffLines) {
        if (!before.slots().equals(after.slots())) {
            UnifiedDiff.write(fileName, new LibraryTextParts(before, after), diffLines);
        }
    }

    private static List<Integer> slotNumbers(List<Slot> slots) {
        return slots.stream().map(Slot::number).toList();
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

    /// Adds a slot that is in both, only before, or only after; all the rest if slots have moved.
    private void addSlot(StringBuilder textBefore, StringBuilder textAfter) {
        if (beforeIndex < slotsBefore.size()
                && afterIndex < slotsAfter.size()
                && slotsBefore.get(beforeIndex).number() == slotsAfter.get(afterIndex).number()) {
            textBefore.append(slotText(slotsBefore.get(beforeIndex++)));
            textAfter.append(slotText(slotsAfter.get(afterIndex++)));
        } else if (beforeIndex < slotsBefore.size()
                && !numbersAfter.contains(slotsBefore.get(beforeIndex).number())) {
            textBefore.append(slotText(slotsBefore.get(beforeIndex++)));
        } else if (afterIndex < slotsAfter.size()
                && !numbersBefore.contains(slotsAfter.get(afterIndex).number())) {
            textAfter.append(slotText(slotsAfter.get(afterIndex++)));
        } else {
            textBefore.append(joinedText(slotsBefore, beforeIndex));
            textAfter.append(joinedText(slotsAfter, afterIndex));
            beforeIndex = slotsBefore.size();
            afterIndex = slotsAfter.size();
        }
    }

    private static String joinedText(List<Slot> slots, int startIndex) {
        return slots.subList(startIndex, slots.size()).stream()
                .map(LibraryTextParts::slotText)
                .collect(Collectors.joining());
    }

    private static String slotText(Slot slot) {
        return slot.item().slice().text();
    }
}
