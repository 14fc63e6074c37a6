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
/// @param knownSeries its series in the register
/// @param variants its spellings, the most frequent first
/// @param likelyMatches possible series, if it is uncertain
/// @param decidedRecord the user's decisions about it
public record VenueCluster(
        String id,
        Optional<Series> knownSeries,
        List<VenueVariant> variants,
        List<SeriesMatch> likelyMatches,
        Optional<VenueRecord> decidedRecord) {
    public VenueCluster {
        variants = List.copyOf(variants);
        likelyMatches = List.copyOf(likelyMatches);
    }

    /// The number of entries that name it.
    public int useCount() {
        int total = 0;
        for (VenueVariant variant : variants) {
            total += variant.useCount();
        }
        return total;
    }

    /// Its name: as decided, or from the register, or the most frequent full one in the library.
    public String venueName() {
        return knownSeries
                .map(series -> series.names().fullName())
                .or(() -> decidedRecord.map(VenueRecord::name))
                .or(this::mostFrequentName)
                .orElse(id);
    }

    private Optional<String> mostFrequentName() {
        Map<String, Integer> counts = new HashMap<>();
        Map<String, VenueName> namesByText = new HashMap<>();
        for (VenueVariant variant : variants) {
            VenueName name = variant.matchResult().venueName();
            String writtenName = withoutYear(name);
            counts.merge(writtenName, variant.useCount(), Integer::sum);
            namesByText.putIfAbsent(writtenName, name);
        }
        return namesByText.entrySet().stream()
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
                .map(variant -> variant.matchResult().venueName())
                .noneMatch(otherName ->
                        name.isBareAcronym() && !otherName.isBareAcronym()
                                || name.isShortFor(otherName));
    }

    /// A name as written, but for the year of an edition before or behind it.
    private static String withoutYear(VenueName name) {
        String year = name.edition().year().map(String::valueOf).orElse("");
        String writtenName = name.writtenText();
        if (year.isEmpty()) {
            return writtenName;
        }
        String remainingName =
                writtenName
                        .replaceFirst("^" + year + "\\s+", "")
                        .replaceFirst("[\\s,(\\[]+" + year + "[)\\]]?$", "");
        return remainingName.isBlank() ? writtenName : remainingName;
    }

    public String acronym() {
        return decidedRecord
                .map(VenueRecord::acronym)
                .filter(acronym -> !acronym.isEmpty())
                .orElseGet(() -> knownSeries.map(series -> series.names().acronym()).orElse(""));
    }

    /// Whatever it is called, here or in the register: in full, as an acronym, and abbreviated, by
    /// the register or word by word.
    public Stream<String> searchableNames() {
        String name = venueName();
        Stream<String> registeredNames =
                knownSeries.stream()
                        .flatMap(series ->
                                Stream.concat(
                                        series.names().allNames(), series.names().allAcronyms()));
        return Stream.of(
                        Stream.of(
                                name, acronym(), knownSeries.map(Series::abbreviation).orElse("")),
                        Stream.of(ShortName.abbreviateName(LaTeX.toUnicode(name))),
                        registeredNames,
                        variants.stream().map(VenueVariant::writtenName))
                .flatMap(series -> series)
                .filter(series -> !series.isEmpty())
                .distinct();
    }

    /// The kind of venue, if known.
    public Optional<VenueKind> venueKind() {
        return decidedRecord.flatMap(VenueRecord::kind).or(() -> knownSeries.map(Series::kind));
    }

    /// The kind of one spelling: the workshops at a conference are workshops.
    public Optional<VenueKind> venueKind(VenueVariant variant) {
        return variant.matchResult().track() == EditionTrack.WORKSHOP
                ? Optional.of(VenueKind.WORKSHOP)
                : venueKind();
    }
}
