package octavo.venues;

import octavo.latex.LaTeX;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.Series;
import octavo.venuenames.SeriesMatch;
import octavo.venuenames.ShortName;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueName;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    /// Its name: as decided, or from the register, or the most frequent full one in the library.
    public String name() {
        return known.map(series -> series.names().fullName())
                .or(() -> decided.map(VenueRecord::name))
                .or(this::mostFrequent)
                .orElse(id);
    }

    private Optional<String> mostFrequent() {
        Map<String, Integer> counts = new HashMap<>();
        Map<String, VenueName> names = new HashMap<>();
        for (VenueVariant variant : variants) {
            VenueName name = variant.placed().venueName();
            String written = withoutYear(name);
            counts.merge(written, variant.count(), Integer::sum);
            names.putIfAbsent(written, name);
        }
        return names.entrySet().stream()
                .sorted(
                        Comparator.comparing((Map.Entry<String, VenueName> each) ->
                                        counts.getOrDefault(each.getKey(), 0))
                                .thenComparingInt(each -> each.getKey().length())
                                .reversed()
                                .thenComparing(Map.Entry::getKey))
                .filter(each -> isFull(each.getValue())) // in turn: there may be thousands
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private boolean isFull(VenueName name) {
        return variants.stream()
                .map(variant -> variant.placed().venueName())
                .noneMatch(other ->
                        name.isBareAcronym() && !other.isBareAcronym() || name.isShortFor(other));
    }

    /// A name as written, but for the year of an edition before or behind it.
    private static String withoutYear(VenueName name) {
        String year = name.edition().year().map(String::valueOf).orElse("");
        String written = name.writtenText();
        if (year.isEmpty()) {
            return written;
        }
        String rest =
                written.replaceFirst("^" + year + "\\s+", "")
                        .replaceFirst("[\\s,(\\[]+" + year + "[)\\]]?$", "");
        return rest.isBlank() ? written : rest;
    }

    public String acronym() {
        return decided.map(VenueRecord::acronym)
                .filter(acronym -> !acronym.isEmpty())
                .orElseGet(() -> known.map(series -> series.names().acronym()).orElse(""));
    }

    /// Whatever it is called, here or in the register: in full, as an acronym, and abbreviated, by
    /// the register or word by word.
    public Stream<String> names() {
        String name = name();
        Stream<String> registered =
                known.stream()
                        .flatMap(it ->
                                Stream.concat(it.names().allNames(), it.names().allAcronyms()));
        return Stream.of(
                        Stream.of(name, acronym(), known.map(Series::abbreviation).orElse("")),
                        Stream.of(ShortName.abbreviateName(LaTeX.toUnicode(name))),
                        registered,
                        variants.stream().map(VenueVariant::written))
                .flatMap(it -> it)
                .filter(it -> !it.isEmpty())
                .distinct();
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
