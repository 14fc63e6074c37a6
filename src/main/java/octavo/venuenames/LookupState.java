package octavo.venuenames;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// The intermediate result of a lookup.
final class LookupState {
    private final Map<String, SeriesMatch> matches = new LinkedHashMap<>();
    private EditionTrack track;

    LookupState(EditionTrack track) {
        this.track = track;
    }

    boolean isEmpty() {
        return matches.isEmpty();
    }

    boolean has(Series series) {
        return matches.containsKey(series.id());
    }

    EditionTrack track() {
        return track;
    }

    /// Assigns it to the workshops, unless another part is already set.
    void workshops() {
        track = track == EditionTrack.MAIN ? EditionTrack.WORKSHOP : track;
    }

    void put(SeriesMatch match) {
        matches.put(match.series().id(), match);
    }

    /// Adds a reason for a series, which keeps its best score.
    void add(Series series, double score, LocalizedSentence reason) {
        SeriesMatch known = matches.get(series.id());
        if (known == null) {
            put(new SeriesMatch(series, score, List.of(reason)));
        } else if (!known.reasons().contains(reason)) {
            List<LocalizedSentence> reasons = new ArrayList<>(known.reasons());
            reasons.add(reason);
            put(new SeriesMatch(series, Math.max(score, known.score()), reasons));
        }
    }

    void change(UnaryOperator<SeriesMatch> change) {
        matches.replaceAll((_, match) -> change.apply(match));
    }

    /// The best match first.
    List<SeriesMatch> matches() {
        List<SeriesMatch> sorted = new ArrayList<>(matches.values());
        sorted.sort(Comparator.comparingDouble(SeriesMatch::score).reversed());
        return sorted;
    }
}
