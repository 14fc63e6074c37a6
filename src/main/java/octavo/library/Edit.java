package octavo.library;

import java.util.List;
import java.util.stream.Stream;

/// A reversible change to a library: applying an edit and then its inverse gives the same bytes and
/// the same slots.
public sealed interface Edit {
    /// Changes nothing.
    static Batch none() {
        return new Batch(List.of());
    }

    /// Replaces some slots from an index on. It sets fields, adds, removes and moves, depending on
    /// the two lists.
    record Replace(int at, List<Slot> before, List<Slot> after) implements Edit {
        public Replace {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }

    /// Several edits in order, as one.
    record Batch(List<Edit> edits) implements Edit {
        public Batch {
            edits = List.copyOf(edits);
        }
    }

    /// All that it replaces, in order.
    default Stream<Replace> replacements() {
        return switch (this) {
            case Replace replace -> Stream.of(replace);
            case Batch(var edits) -> edits.stream().flatMap(Edit::replacements);
        };
    }

    default Edit inverse() {
        return switch (this) {
            case Replace(int at, var before, var after) -> new Replace(at, after, before);
            case Batch(var edits) ->
                    new Batch(edits.reversed().stream().map(Edit::inverse).toList());
        };
    }
}
