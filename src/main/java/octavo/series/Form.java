package octavo.series;

import octavo.venues.Placed;

import java.util.Set;
import java.util.TreeSet;

/// One way to write a venue, while the index counts who writes it so.
final class Form {
    final String raw;
    final Placed placed;
    final String key;
    final Set<Integer> slots = new TreeSet<>();

    /// @param key of the group that it belongs to
    Form(String raw, Placed placed, String key) {
        this.raw = raw;
        this.placed = placed;
        this.key = key;
    }
}
