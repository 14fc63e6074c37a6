package octavo.venues;

import octavo.text.Wording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// What a look-up has found so far.
final class Found {
    private final Map<String, Match> matches = new LinkedHashMap<>();
    private Track track;

    Found(Track track) {
        this.track = track;
    }

    boolean isEmpty() {
        return matches.isEmpty();
    }

    boolean has(Series series) {
        return matches.containsKey(series.id());
    }

    Track track() {
        return track;
    }

    /// It is about the workshops, unless it is about another part already.
    void workshops() {
        track = track == Track.MAIN ? Track.WORKSHOP : track;
    }

    void put(Match match) {
        matches.put(match.series().id(), match);
    }

    /// Adds a reason for a series, which keeps the better score.
    void add(Series series, double score, Wording reason) {
        Match known = matches.get(series.id());
        if (known == null) {
            put(new Match(series, score, List.of(reason)));
        } else if (!known.reasons().contains(reason)) {
            List<Wording> reasons = new ArrayList<>(known.reasons());
            reasons.add(reason);
            put(new Match(series, Math.max(score, known.score()), reasons));
        }
    }

    void change(UnaryOperator<Match> change) {
        matches.replaceAll((_, match) -> change.apply(match));
    }

    /// The likeliest first.
    List<Match> matches() {
        List<Match> sorted = new ArrayList<>(matches.values());
        sorted.sort(Comparator.comparingDouble(Match::score).reversed());
        return sorted;
    }
}
