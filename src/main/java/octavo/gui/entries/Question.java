package octavo.gui.entries;

import octavo.library.Library;
import octavo.text.Parsed;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// What the table is to show, and from what that is worked out. It is all values, so that any
/// thread can answer it.
///
/// @param known the rows as they are now arranged
/// @param rearranged whether what is wanted changed too
record Question(Arrangement known, Library library, Wanted wanted, boolean rearranged) {

    /// Which rows are wanted, and in which order.
    record Wanted(List<Order> orders, String query, Optional<EntriesModel.Narrowing> narrowing) {}

    /// @param shown the rows to show, and what is wrong with the search; nothing if they are the
    ///   same as before
    record Answer(Arrangement arrangement, Optional<Parsed<int[]>> shown) {}

    Answer answer() {
        Rows rows = known.rows().changedTo(library);
        if (!rearranged && rows.size() == known.rows().size()) {
            return new Answer(Arrangement.of(rows), Optional.empty());
        }
        boolean sorted = rows == known.rows() && wanted.orders().equals(known.orders());
        Arrangement next = sorted ? known : Arrangement.of(rows, wanted.orders());
        return new Answer(next, Optional.of(narrowed(rows, next.matching(wanted.query()))));
    }

    private Parsed<int[]> narrowed(Rows rows, Parsed<int[]> found) {
        if (wanted.narrowing().isEmpty()) {
            return found;
        }
        BitSet slots = wanted.narrowing().get().slots();
        int[] left =
                Arrays.stream(found.value()).filter(i -> slots.get(rows.get(i).number())).toArray();
        return new Parsed<>(left, found.diagnostics());
    }
}
