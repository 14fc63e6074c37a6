package octavo.gui.entries;

import octavo.library.Library;
import octavo.text.Parsed;

import java.util.List;
import java.util.Optional;

/// What the table is to show, and from what that is worked out. It is all values, so that any
/// thread can answer it.
///
/// @param known the rows as they are now arranged
/// @param rearranged whether the search or the order changed too
record Question(
        Arrangement known, Library library, List<Order> orders, String query, boolean rearranged) {

    /// @param shown the rows to show, and what is wrong with the search; nothing if they are the
    ///   same as before
    record Answer(Arrangement arrangement, Optional<Parsed<int[]>> shown) {}

    Answer answer() {
        Rows rows = known.rows().changedTo(library);
        if (!rearranged && rows.size() == known.rows().size()) {
            return new Answer(Arrangement.of(rows), Optional.empty());
        }
        boolean sorted = rows == known.rows() && orders.equals(known.orders());
        Arrangement next = sorted ? known : Arrangement.of(rows, orders);
        return new Answer(next, Optional.of(next.matching(query)));
    }
}
