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
    private final Map<String, SeriesMatch> matchesById = new LinkedHashMap<>();
    private EditionTrack track;

    LookupState(EditionTrack track) {
        this.track = track;
    }

    boolean isEmpty() {
        return matchesById.isEmpty();
    }

    boolean hasMatch(Series series) {
        return matchesById.containsKey(series.id());
    }

    EditionTrack track() {
        return track;
    }

    /// Assigns it to the workshops, unless another part is already set.
    void assignToWorkshops() {
        track = track == EditionTrack.MAIN ? EditionTrack.WORKSHOP : track;
    }

    void putMatch(SeriesMatch match) {
        matchesById.put(match.series().id(), match);
    }

    /// Adds a reason for a series, which keeps its best score.
    void addMatch(Series series, double score, LocalizedSentence reason) {
        SeriesMatch knownMatch = matchesById.get(series.id());
        if (knownMatch == null) {
            putMatch(new SeriesMatch(series, score, List.of(reason)));
        } else if (!knownMatch.reasons().contains(reason)) {
            List<LocalizedSentence> reasonSentences = new ArrayList<>(knownMatch.reasons());
            reasonSentences.add(reason);
            putMatch(new SeriesMatch(series, Math.max(score, knownMatch.score()), reasonSentences));
        }
    }

    void replaceMatches(UnaryOperator<SeriesMatch> replacement) {
        matchesById.replaceAll((_, match) -> replacement.apply(match));
    }

    /// The best match first.
    List<SeriesMatch> sortedMatches() {
        List<SeriesMatch> sortedMatches = new ArrayList<>(matchesById.values());
        sortedMatches.sort(Comparator.comparingDouble(SeriesMatch::score).reversed());
        return sortedMatches;
    }
}
