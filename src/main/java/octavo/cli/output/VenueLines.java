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

    public static void print(PrintWriter out, List<VenueCluster> venues) {
        venues.forEach(venue -> print(out, venue));
    }

    private static void print(PrintWriter out, VenueCluster venue) {
        String acronym = venue.acronym().isEmpty() ? "" : venue.acronym() + ": ";
        List<String> facts = new ArrayList<>();
        venue.kind().map(VenueKind::kindId).ifPresent(facts::add);
        venue.known()
                .ifPresent(series ->
                        series.ranks()
                                .forEach(it -> facts.add(it.rank() + " in " + it.rankingName())));
        String known = facts.isEmpty() ? "" : " (" + String.join(", ", facts) + ")";
        out.printf("%5d  %s%s%s%n", venue.count(), acronym, venue.name(), known);
        boolean obvious = venue.variants().size() == 1 && venue.known().isEmpty();
        if (!obvious) {
            venue.variants().forEach(variant -> print(out, variant));
        }
        venue.maybe().forEach(match -> print(out, match));
    }

    private static void print(PrintWriter out, VenueVariant variant) {
        out.printf(
                "%12d  %s%s%n",
                variant.count(), variant.placed().venueName().writtenText(), edition(variant));
        out.printf("              %s%n", LocalizedSentence.join("; ", variant.reasons()));
    }

    private static String edition(VenueVariant variant) {
        VenueEdition edition = variant.placed().venueName().edition();
        List<String> parts = new ArrayList<>();
        edition.ordinal().ifPresent(number -> parts.add("no. " + number));
        edition.year().ifPresent(year -> parts.add(String.valueOf(year)));
        EditionTrack track = variant.placed().track();
        if (track != EditionTrack.MAIN) {
            parts.add(track.trackId());
        }
        return parts.isEmpty() ? "" : parts.stream().collect(Collectors.joining(", ", " [", "]"));
    }

    private static void print(PrintWriter out, SeriesMatch match) {
        out.printf(
                "              maybe %s: %s%n",
                match.series().names().fullName(), LocalizedSentence.join("; ", match.reasons()));
    }
}
