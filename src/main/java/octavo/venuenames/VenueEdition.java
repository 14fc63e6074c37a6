package octavo.venuenames;

import java.util.Optional;

/// One edition of an event: the 30th, in 2024, in Austin. Anything not stated is empty.
public record VenueEdition(Optional<Integer> ordinal, Optional<Integer> year, String place) {
    public static final VenueEdition NONE =
            new VenueEdition(Optional.empty(), Optional.empty(), "");
}
