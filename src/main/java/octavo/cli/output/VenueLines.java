package octavo.cli.output;

import octavo.text.LocalizedSentence;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.SeriesMatch;
import octavo.venuenames.VenueEdition;
import octavo.venuenames.VenueKind;
import octavo.venues.VenueCluster;
import octavo.venues.VenueVariant;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Prints venues as text: a line for each, followed by its spellings.
public final class VenueLines {
    private VenueLines() {}

    public static void printVenues(PrintWriter out, List<VenueCluster> venues) {
        venues.forEach(venue -> printVenues(out, venue));
    }

    private static void printVenues(PrintWriter out, VenueCluster venue) {
        String acronym = venue.acronym().isEmpty() ? "" : venue.acronym() + ": ";
        List<String> facts = new ArrayList<>();
        venue.venueKind().map(VenueKind::kindId).ifPresent(facts::add);
        venue.knownSeries()
                .ifPresent(series ->
                        series.ranks()
                                .forEach(it -> facts.add(it.rank() + " in " + it.rankingName())));
        String knownNote = facts.isEmpty() ? "" : " (" + String.join(", ", facts) + ")";
        out.printf("%5d  %s%s%s%n", venue.useCount(), acronym, venue.venueName(), knownNote);
        boolean isObvious = venue.variants().size() == 1 && venue.knownSeries().isEmpty();
        if (!isObvious) {
            venue.variants().forEach(venueVariant -> printVenues(out, venueVariant));
        }
        venue.likelyMatches().forEach(seriesMatch -> printVenues(out, seriesMatch));
    }

    private static void printVenues(PrintWriter out, VenueVariant venueVariant) {
        out.printf(
                "%12d  %s%s%n",
                venueVariant.useCount(),
                venueVariant.matchResult().venueName().writtenText(),
                editionNote(venueVariant));
        out.printf("              %s%n", LocalizedSentence.join("; ", venueVariant.reasons()));
    }

    private static String editionNote(VenueVariant venueVariant) {
        VenueEdition edition = venueVariant.matchResult().venueName().edition();
        List<String> parts = new ArrayList<>();
        edition.ordinal().ifPresent(number -> parts.add("no. " + number));
        edition.year().ifPresent(year -> parts.add(String.valueOf(year)));
        EditionTrack editionTrack = venueVariant.matchResult().track();
        if (editionTrack != EditionTrack.MAIN) {
            parts.add(editionTrack.trackId());
        }
        return parts.isEmpty() ? "" : parts.stream().collect(Collectors.joining(", ", " [", "]"));
    }

    private static void printVenues(PrintWriter out, SeriesMatch seriesMatch) {
        out.printf(
                "              maybe %s: %s%n",
                seriesMatch.series().names().fullName(),
                LocalizedSentence.join("; ", seriesMatch.reasons()));
    }
}
