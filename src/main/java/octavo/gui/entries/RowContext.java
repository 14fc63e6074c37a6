package octavo.gui.entries;

import octavo.paperprojects.CitedIn;

import java.util.function.UnaryOperator;

/// What rows show that their entries do not say themselves.
///
/// @param cited which projects cite them
/// @param venues the short form of a venue
record RowContext(CitedIn cited, UnaryOperator<String> venues) {
    static final RowContext NOTHING = new RowContext(CitedIn.NOTHING, UnaryOperator.identity());

    RowContext withCited(CitedIn other) {
        return new RowContext(other, venues);
    }

    RowContext withVenues(UnaryOperator<String> other) {
        return new RowContext(cited, other);
    }
}
