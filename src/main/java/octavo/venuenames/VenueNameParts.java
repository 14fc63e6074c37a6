package octavo.venuenames;

import java.util.List;

/// The names in a written venue.
///
/// @param all in text order
/// @param main the most informative one
record VenueNameParts(List<VenuePhrase> all, VenuePhrase main) {
    private static final VenuePhrase NOTHING = VenuePhrase.of(List.of());

    VenueNameParts {
        all = List.copyOf(all);
    }

    static VenueNameParts of(List<VenuePhrase> all) {
        return new VenueNameParts(all, main(all));
    }

    /// The first that is an event, with the parts of a list that it starts; with the title before
    /// it if it has no words of its own.
    private static VenuePhrase main(List<VenuePhrase> all) {
        int start = 0;
        while (start < all.size() && all.get(start).noun().isEmpty()) {
            start++;
        }
        if (start == all.size()) {
            return joined(all, 0, all.size());
        }
        int end = start + 1;
        for (int i = end; i < all.size(); i++) {
            boolean event = !all.get(i).noun().isEmpty();
            end = !event && all.get(i).list() ? i + 1 : end;
        }
        VenuePhrase main = joined(all, start, end);
        return main.content().isEmpty() ? joined(all, 0, all.size()) : main;
    }

    /// Some of them joined.
    static VenuePhrase joined(List<VenuePhrase> all, int from, int to) {
        VenuePhrase joined = from < to ? all.get(from) : NOTHING;
        for (int i = from + 1; i < to; i++) {
            joined = joined.with(all.get(i));
        }
        return joined;
    }
}
