package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;

/// A journal, an annual conference, or the like.
///
/// @param id its unique id in a register, `sosp`
/// @param publisher empty if unknown
/// @param ranks its ranks in rankings
public record Series(
        String id,
        VenueKind kind,
        SeriesNames names,
        String publisher,
        List<String> issns,
        List<Rank> ranks) {
    public Series {
        issns = List.copyOf(issns);
        ranks = List.copyOf(ranks);
    }

    /// A rank and its source, a ranking and year: `A*` of `CORE2023`.
    public record Rank(String source, String rank) {}

    public Series withNames(SeriesNames other) {
        return new Series(id, kind, other, publisher, issns, ranks);
    }

    Series withRank(Rank rank) {
        if (ranks.contains(rank)) {
            return this;
        }
        List<Rank> more = new ArrayList<>(ranks);
        more.add(rank);
        return new Series(id, kind, names, publisher, issns, more);
    }

    /// The given abbreviation, or else one made of the usual abbreviations of its words.
    public String brief() {
        return names.brief().isEmpty() ? ShortName.of(names.full()) : names.brief();
    }

    /// The acronym, or else the name.
    public String label() {
        return names.acronym().isEmpty() ? names.full() : names.acronym();
    }
}
