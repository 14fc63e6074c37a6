package octavo.venues;

import octavo.venuenames.VenueMatchResult;

import java.util.Set;
import java.util.TreeSet;

/// A spelling of a venue, while the index counts its uses.
final class VenueSpelling {
    final String rawVenue;
    final VenueMatchResult matchResult;
    final String groupKey;
    final Set<Integer> slots = new TreeSet<>();

    /// @param key the key of its group
    VenueSpelling(String raw, VenueMatchResult placed, String key) {
        this.rawVenue = raw;
        this.matchResult = placed;
        this.groupKey = key;
    }
}
