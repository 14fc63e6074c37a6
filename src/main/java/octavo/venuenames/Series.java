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
        List<VenueRank> ranks) {
    public Series {
        issns = List.copyOf(issns);
        ranks = List.copyOf(ranks);
    }

    /// A rank and its source, a ranking and year: `A*` of `CORE2023`.
    public record VenueRank(String rankingName, String rank) {}

    public Series withNames(SeriesNames newNames) {
        return new Series(id, kind, newNames, publisher, issns, ranks);
    }

    Series withRank(VenueRank addedRank) {
        if (ranks.contains(addedRank)) {
            return this;
        }
        List<VenueRank> moreRanks = new ArrayList<>(ranks);
        moreRanks.add(addedRank);
        return new Series(id, kind, names, publisher, issns, moreRanks);
    }

    /// The given abbreviation, or else one made of the usual abbreviations of its words.
    public String abbreviation() {
        return names.abbreviation().isEmpty()
                ? ShortName.abbreviateName(names.fullName())
                : names.abbreviation();
    }

    /// The acronym, or else the name.
    public String label() {
        return names.acronym().isEmpty() ? names.fullName() : names.acronym();
    }
}
