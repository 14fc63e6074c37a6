package octavo.venuenames;

import java.util.Optional;

/// Which of the times that people met: the 30th, in 2024, in Austin. What is not said is empty.
public record VenueEdition(Optional<Integer> ordinal, Optional<Integer> year, String place) {
    public static final VenueEdition NONE =
            new VenueEdition(Optional.empty(), Optional.empty(), "");
}
