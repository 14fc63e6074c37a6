package octavo.gui.problems;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The entries that somebody has mended or accepted, as they were before: what undo brings back is
/// to be looked at again.
final class DecidedEntries {
    private final Map<Integer, VerdictRow> earlierRows = new LinkedHashMap<>();
    private final Set<Integer> changedSlots = new HashSet<>();

    /// Remembers an entry that is about to change.
    void add(VerdictRow row) {
        earlierRows.put(row.slot(), row);
        changedSlots.remove(row.slot());
    }

    /// The row of an entry that has changed and is again as it was, once.
    Optional<VerdictRow> takeReturned(VerdictList verdicts) {
        Optional<VerdictRow> returned = Optional.empty();
        for (VerdictRow row : verdicts.rows()) {
            Optional<VerdictRow> earlier = Optional.ofNullable(earlierRows.get(row.slot()));
            if (earlier.isPresent() && !isSame(earlier.get(), row)) {
                changedSlots.add(row.slot());
            } else if (earlier.isPresent() && changedSlots.remove(row.slot())) {
                earlierRows.remove(row.slot());
                returned = Optional.of(row);
            }
        }
        return returned;
    }

    private static boolean isSame(VerdictRow earlier, VerdictRow row) {
        return earlier.entry().equals(row.entry()) && earlier.isAccepted() == row.isAccepted();
    }
}
