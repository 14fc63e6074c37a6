package octavo.venues;

import octavo.text.Wording;

import java.util.ArrayList;
import java.util.List;

/// A series that a written venue may mean.
///
/// @param score from 0 to 1; from `CERTAIN` on it may be taken for granted, if no other is as good
/// @param reasons why, in words
public record Match(Series series, double score, List<Wording> reasons) {
    public static final double CERTAIN = 0.75;

    public Match {
        reasons = List.copyOf(reasons);
    }

    /// The match with something that tells against it.
    Match doubted(double by, Wording reason) {
        List<Wording> more = new ArrayList<>(reasons);
        more.add(reason);
        return new Match(series, score - by, more);
    }
}
