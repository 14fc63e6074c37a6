package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;

/// A journal, a conference that meets every year, and the like.
///
/// @param id tells it from every other series of a register, `sosp`
/// @param publisher empty where it is not known
/// @param ranks what lists say of it
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

    /// A rank, with the list and year that gave it: `A*` of `CORE2023`.
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

    /// The abbreviation that is given, or else one made of the usual abbreviations of its words.
    public String brief() {
        return names.brief().isEmpty() ? ShortName.of(names.full()) : names.brief();
    }

    /// The acronym, or else the name.
    public String label() {
        return names.acronym().isEmpty() ? names.full() : names.acronym();
    }
}
