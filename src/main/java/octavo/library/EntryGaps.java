package octavo.library;

import octavo.bib.BibEntry;

import java.util.List;
import java.util.stream.Collectors;

/// The blank lines between the entries of a library, which new ones get too.
record EntryGaps(List<Slot> slots) {

    /// The text between the last two entries if that is blank, otherwise one empty line.
    String usualGap() {
        for (int i = slots.size() - 1; i > 0; i--) {
            if (slots.get(i).item() instanceof BibEntry) {
                int gapStart = SlotRemoval.startOfBlanks(slots, i);
                if (gapStart < i
                        && gapStart > 0
                        && slots.get(gapStart - 1).item() instanceof BibEntry) {
                    return textBetween(gapStart, i);
                }
            }
        }
        return "\n\n";
    }

    /// What the end of the file lacks of a gap.
    String leadingGap(String entryGap) {
        if (slots.isEmpty()) {
            return "";
        }
        String trailingBlanks =
                textBetween(SlotRemoval.startOfBlanks(slots, slots.size()), slots.size());
        if (trailingBlanks.chars().filter(character -> character == '\n').count() > 1) {
            return "";
        }
        return trailingBlanks.isEmpty() ? entryGap : entryGap.replaceFirst("\\R", "");
    }

    private String textBetween(int startIndex, int endIndex) {
        return slots.subList(startIndex, endIndex).stream()
                .map(slot -> slot.item().slice().text())
                .collect(Collectors.joining());
    }
}
