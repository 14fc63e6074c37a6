package octavo.cli;

import octavo.series.Variant;
import octavo.series.VenueCluster;
import octavo.text.Wording;
import octavo.venues.Edition;
import octavo.venues.Match;
import octavo.venues.Track;
import octavo.venues.VenueKind;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Venues as text: a line for each, and below it the ways in which it is written.
final class VenueLines {
    private VenueLines() {}

    static void print(PrintWriter out, List<VenueCluster> venues) {
        venues.forEach(venue -> print(out, venue));
    }

    private static void print(PrintWriter out, VenueCluster venue) {
        String acronym = venue.acronym().isEmpty() ? "" : venue.acronym() + ": ";
        List<String> facts = new ArrayList<>();
        venue.kind().map(VenueKind::id).ifPresent(facts::add);
        venue.known()
                .ifPresent(series ->
                        series.ranks().forEach(it -> facts.add(it.rank() + " in " + it.source())));
        String known = facts.isEmpty() ? "" : " (" + String.join(", ", facts) + ")";
        out.printf("%5d  %s%s%s%n", venue.count(), acronym, venue.name(), known);
        boolean obvious = venue.variants().size() == 1 && venue.known().isEmpty();
        if (!obvious) {
            venue.variants().forEach(variant -> print(out, variant));
        }
        venue.maybe().forEach(match -> print(out, match));
    }

    private static void print(PrintWriter out, Variant variant) {
        out.printf(
                "%12d  %s%s%n",
                variant.count(), variant.placed().name().written(), edition(variant));
        out.printf("              %s%n", Wording.join("; ", variant.reasons()));
    }

    private static String edition(Variant variant) {
        Edition edition = variant.placed().name().edition();
        List<String> parts = new ArrayList<>();
        edition.ordinal().ifPresent(number -> parts.add("no. " + number));
        edition.year().ifPresent(year -> parts.add(String.valueOf(year)));
        Track track = variant.placed().track();
        if (track != Track.MAIN) {
            parts.add(track.id());
        }
        return parts.isEmpty() ? "" : parts.stream().collect(Collectors.joining(", ", " [", "]"));
    }

    private static void print(PrintWriter out, Match match) {
        out.printf(
                "              maybe %s: %s%n",
                match.series().names().full(), Wording.join("; ", match.reasons()));
    }
}
