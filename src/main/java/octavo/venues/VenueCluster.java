package octavo.venues;

import octavo.venuenames.EditionTrack;
import octavo.venuenames.Series;
import octavo.venuenames.SeriesMatch;
import octavo.venuenames.VenueKind;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A venue of a library: the entries that name it, in whatever spelling.
///
/// @param id stable for the same names
/// @param known its series in the register
/// @param variants its spellings, the most frequent first
/// @param maybe possible series, if it is uncertain
/// @param decided the user's decisions about it
public record VenueCluster(
        String id,
        Optional<Series> known,
        List<VenueVariant> variants,
        List<SeriesMatch> maybe,
        Optional<VenueRecord> decided) {
    public VenueCluster {
        variants = List.copyOf(variants);
        maybe = List.copyOf(maybe);
    }

    /// The number of entries that name it.
    public int count() {
        int count = 0;
        for (VenueVariant variant : variants) {
            count += variant.count();
        }
        return count;
    }

    /// Its name: as decided, or from the register, or the longest that the library uses.
    public String name() {
        return known.map(series -> series.names().full())
                .orElseGet(() ->
                        decided.map(VenueRecord::name)
                                .orElseGet(() -> longest(variants.stream()).orElse(id)));
    }

    private static Optional<String> longest(Stream<VenueVariant> variants) {
        return variants.map(variant -> variant.placed().name().written())
                .max(
                        Comparator.comparingInt(String::length)
                                .thenComparing(Comparator.reverseOrder()));
    }

    public String acronym() {
        return decided.map(VenueRecord::acronym)
                .filter(acronym -> !acronym.isEmpty())
                .orElseGet(() -> known.map(series -> series.names().acronym()).orElse(""));
    }

    /// The kind of venue, if known.
    public Optional<VenueKind> kind() {
        return decided.flatMap(VenueRecord::kind).or(() -> known.map(Series::kind));
    }

    /// The kind of one spelling: the workshops at a conference are workshops.
    public Optional<VenueKind> kind(VenueVariant variant) {
        return variant.placed().track() == EditionTrack.WORKSHOP
                ? Optional.of(VenueKind.WORKSHOP)
                : kind();
    }
}
