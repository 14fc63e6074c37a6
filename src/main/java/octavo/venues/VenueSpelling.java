package octavo.venues;

import octavo.venuenames.VenueMatchResult;

import java.util.Set;
import java.util.TreeSet;

/// One way to write a venue, while the index counts who writes it so.
final class VenueSpelling {
    final String raw;
    final VenueMatchResult placed;
    final String key;
    final Set<Integer> slots = new TreeSet<>();

    /// @param key of the group that it belongs to
    VenueSpelling(String raw, VenueMatchResult placed, String key) {
        this.raw = raw;
        this.placed = placed;
        this.key = key;
    }
}
