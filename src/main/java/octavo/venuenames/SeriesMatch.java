package octavo.venuenames;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// A series that a written venue may mean.
///
/// @param score from 0 to 1; from `CERTAIN` on it can be taken for granted if no other is as good
/// @param reasons why it matches
public record SeriesMatch(Series series, double score, List<LocalizedSentence> reasons) {
    public static final double CERTAIN = 0.75;

    public SeriesMatch {
        reasons = List.copyOf(reasons);
    }

    /// The match with evidence against it.
    SeriesMatch doubted(double by, LocalizedSentence reason) {
        List<LocalizedSentence> more = new ArrayList<>(reasons);
        more.add(reason);
        return new SeriesMatch(series, score - by, more);
    }
}
