package octavo.venuenames;

import java.util.List;
import java.util.Optional;

/// A written venue and the series that it may mean, the best match first.
///
/// @param track as stated in the name, or implied by the series
public record VenueMatchResult(VenueName venueName, List<SeriesMatch> matches, EditionTrack track) {
    private static final double MIN_LEAD = 0.09;
    private static final double NAME_SCORE = 0.9;

    public VenueMatchResult {
        matches = List.copyOf(matches);
    }

    /// The match, if no other comes near it.
    public Optional<SeriesMatch> certainMatch() {
        if (matches.isEmpty() || matches.getFirst().score() < SeriesMatch.CERTAIN_SCORE) {
            return Optional.empty();
        }
        boolean isUnrivalled =
                matches.size() == 1
                        || matches.getFirst().score() - matches.get(1).score() >= MIN_LEAD;
        return isUnrivalled ? Optional.of(matches.getFirst()) : Optional.empty();
    }

    /// The series that it certainly means.
    public Optional<Series> certainSeries() {
        return certainMatch().map(SeriesMatch::series);
    }

    /// Whether it spells out the name of the series, rather than an acronym or an abbreviation.
    public boolean isByName() {
        return certainMatch().filter(match -> match.score() > NAME_SCORE).isPresent();
    }

    /// The kind of venue; a workshop of a conference is a workshop.
    public Optional<VenueKind> venueKind() {
        if (track == EditionTrack.WORKSHOP) {
            return Optional.of(VenueKind.WORKSHOP);
        }
        return certainSeries().map(Series::kind);
    }
}
