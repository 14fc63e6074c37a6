package octavo.venuenames;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// A series that a written venue may mean.
///
/// @param score from 0 to 1; from `CERTAIN_SCORE` on it can be taken for granted if no other is as
///   good
/// @param reasons why it matches
public record SeriesMatch(Series series, double score, List<LocalizedSentence> reasons) {
    public static final double CERTAIN_SCORE = 0.75;

    public SeriesMatch {
        reasons = List.copyOf(reasons);
    }

    /// The match with evidence against it.
    SeriesMatch withDoubt(double penalty, LocalizedSentence reason) {
        List<LocalizedSentence> allSentences = new ArrayList<>(reasons);
        allSentences.add(reason);
        return new SeriesMatch(series, score - penalty, allSentences);
    }
}
