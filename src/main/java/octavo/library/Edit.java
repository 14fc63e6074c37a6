package octavo.library;

import java.util.List;
import java.util.stream.Stream;

/// A reversible change to a library: applying an edit and then its inverse gives the same bytes and
/// the same slots.
public sealed interface Edit {
    /// Changes nothing.
    static EditBatch none() {
        return new EditBatch(List.of());
    }

    /// Replaces some slots from an index on. It sets fields, adds, removes and moves, depending on
    /// the two lists.
    record SlotReplacement(int startIndex, List<Slot> slotsBefore, List<Slot> slotsAfter)
            implements Edit {
        public SlotReplacement {
            slotsBefore = List.copyOf(slotsBefore);
            slotsAfter = List.copyOf(slotsAfter);
        }
    }

    /// Several edits in order, as one.
    record EditBatch(List<Edit> edits) implements Edit {
        public EditBatch {
            edits = List.copyOf(edits);
        }
    }

    /// All that it replaces, in order.
    default Stream<SlotReplacement> slotReplacements() {
        return switch (this) {
            case SlotReplacement replacement -> Stream.of(replacement);
            case EditBatch(var edits) -> edits.stream().flatMap(Edit::slotReplacements);
        };
    }

    default Edit inverse() {
        return switch (this) {
            case SlotReplacement(int startIndex, var slotsBefore, var slotsAfter) ->
                    new SlotReplacement(startIndex, slotsAfter, slotsBefore);
            case EditBatch(var edits) ->
                    new EditBatch(edits.reversed().stream().map(Edit::inverse).toList());
        };
    }
}
