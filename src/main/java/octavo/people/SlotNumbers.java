package octavo.people;

import octavo.library.Slot;

import java.util.List;
import java.util.Map;

/// Indices of slots in a library.
final class SlotNumbers {
    private SlotNumbers() {}

    /// Corrects the assumed indices of slots, by number; -1 for those that are gone. If all are as
    /// assumed, the library is not searched.
    static void correctIndexes(Map<Integer, Integer> indexesBySlot, List<Slot> slots) {
        boolean isCorrect =
                indexesBySlot.entrySet().stream()
                        .allMatch(each -> isAt(slots, each.getKey(), each.getValue()));
        if (isCorrect) {
            return;
        }
        indexesBySlot.replaceAll((_, _) -> -1);
        for (int i = 0; i < slots.size(); i++) {
            int index = i;
            indexesBySlot.computeIfPresent(slots.get(i).number(), (_, _) -> index);
        }
    }

    private static boolean isAt(List<Slot> slots, int number, int index) {
        return index >= 0 && index < slots.size() && slots.get(index).number() == number;
    }
}
