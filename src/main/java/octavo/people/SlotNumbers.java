package octavo.people;

import octavo.library.Slot;

import java.util.List;
import java.util.Map;

/// Indices of slots in a library.
final class SlotNumbers {
    private SlotNumbers() {}

    /// Corrects the assumed indices of slots, by number; -1 for those that are gone. If all are as
    /// assumed, the library is not searched.
    static void correct(Map<Integer, Integer> places, List<Slot> slots) {
        boolean right =
                places.entrySet().stream()
                        .allMatch(each -> isAt(slots, each.getKey(), each.getValue()));
        if (right) {
            return;
        }
        places.replaceAll((_, _) -> -1);
        for (int i = 0; i < slots.size(); i++) {
            int place = i;
            places.computeIfPresent(slots.get(i).number(), (_, _) -> place);
        }
    }

    private static boolean isAt(List<Slot> slots, int number, int place) {
        return place >= 0 && place < slots.size() && slots.get(place).number() == number;
    }
}
