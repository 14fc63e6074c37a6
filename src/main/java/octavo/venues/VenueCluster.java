package octavo.venues;

import octavo.venuenames.EditionTrack;
import octavo.venuenames.Series;
import octavo.venuenames.SeriesMatch;
import octavo.venuenames.VenueKind;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A venue of a library: the entries that name it, in whatever way.
///
/// @param id stays the same for the same names
/// @param known the series of the register that it is
/// @param variants the ways to write it, the most frequent first
/// @param maybe series that it may be, where that is not certain
/// @param decided what somebody has decided about it
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

    /// How many entries name it.
    public int count() {
        int count = 0;
        for (VenueVariant variant : variants) {
            count += variant.count();
        }
        return count;
    }

    /// Its name: as decided, or as the register has it, or the longest of those that the library
    /// uses.
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

    /// What kind of venue it is, as far as that is known.
    public Optional<VenueKind> kind() {
        return decided.flatMap(VenueRecord::kind).or(() -> known.map(Series::kind));
    }

    /// The kind of one way to write it: the workshops at a conference are workshops.
    public Optional<VenueKind> kind(VenueVariant variant) {
        return variant.placed().track() == EditionTrack.WORKSHOP
                ? Optional.of(VenueKind.WORKSHOP)
                : kind();
    }
}
