package octavo.venues;

import java.util.Optional;

/// Which of the times that people met: the 30th, in 2024, in Austin. What is not said is empty.
public record Edition(Optional<Integer> ordinal, Optional<Integer> year, String place) {
    public static final Edition NONE = new Edition(Optional.empty(), Optional.empty(), "");
}
