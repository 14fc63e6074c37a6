package octavo.venuenames;

import java.util.List;
import java.util.Optional;

/// A written venue and the series that it may mean, the best match first.
///
/// @param track as stated in the name, or implied by the series
public record VenueMatchResult(VenueName name, List<SeriesMatch> matches, EditionTrack track) {
    private static final double LEAD = 0.09;
    private static final double BY_NAME = 0.9;

    public VenueMatchResult {
        matches = List.copyOf(matches);
    }

    /// The match, if no other comes near it.
    public Optional<SeriesMatch> certain() {
        if (matches.isEmpty() || matches.getFirst().score() < SeriesMatch.CERTAIN) {
            return Optional.empty();
        }
        boolean alone =
                matches.size() == 1 || matches.getFirst().score() - matches.get(1).score() >= LEAD;
        return alone ? Optional.of(matches.getFirst()) : Optional.empty();
    }

    /// The series that it certainly means.
    public Optional<Series> series() {
        return certain().map(SeriesMatch::series);
    }

    /// Whether it spells out the name of the series, rather than an acronym or an abbreviation.
    public boolean isByName() {
        return certain().filter(match -> match.score() > BY_NAME).isPresent();
    }

    /// The kind of venue; a workshop of a conference is a workshop.
    public Optional<VenueKind> kind() {
        if (track == EditionTrack.WORKSHOP) {
            return Optional.of(VenueKind.WORKSHOP);
        }
        return series().map(Series::kind);
    }
}
