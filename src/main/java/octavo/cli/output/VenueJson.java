package octavo.cli.output;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.venuenames.Series;
import octavo.venuenames.VenueEdition;
import octavo.venuenames.VenueKind;
import octavo.venues.VenueCluster;
import octavo.venues.VenueVariant;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Prints venues as JSON.
public final class VenueJson {
    private final Map<Integer, String> keysBySlot = new HashMap<>();

    public VenueJson(Library library) {
        for (Slot slot : library.slots()) {
            if (slot.item() instanceof BibEntry entry) {
                keysBySlot.put(slot.number(), entry.key());
            }
        }
    }

    public String toJson(List<VenueCluster> venues) {
        ArrayNode venuesJson = JsonMapper.shared().createArrayNode();
        venues.forEach(venueCluster -> addJson(venuesJson.addObject(), venueCluster));
        return venuesJson.toPrettyString();
    }

    private void addJson(ObjectNode node, VenueCluster venueCluster) {
        node.put("id", venueCluster.id());
        node.put("name", venueCluster.venueName());
        node.put("acronym", venueCluster.acronym());
        node.put("kind", venueCluster.venueKind().map(VenueKind::kindId).orElse(""));
        node.put("known", venueCluster.knownSeries().isPresent());
        node.put("count", venueCluster.useCount());
        venueCluster.knownSeries().ifPresent(series -> addSeries(node, series));
        ArrayNode variantsJson = node.putArray("variants");
        venueCluster
                .variants()
                .forEach(venueVariant ->
                        addJson(variantsJson.addObject(), venueCluster, venueVariant));
        ArrayNode candidatesJson = node.putArray("maybe");
        venueCluster
                .likelyMatches()
                .forEach(match -> {
                    ObjectNode candidate = candidatesJson.addObject();
                    candidate.put("id", match.series().id());
                    candidate.put("name", match.series().names().fullName());
                    candidate.put("score", roundScore(match.score()));
                    ReasonsJson.put(match.reasons(), candidate);
                });
    }

    private static void addSeries(ObjectNode node, Series series) {
        node.put("short", series.abbreviation());
        node.put("publisher", series.publisher());
        series.issns().forEach(node.putArray("issn")::add);
        ObjectNode ranksJson = node.putObject("ranks");
        series.ranks().forEach(rank -> ranksJson.put(rank.rankingName(), rank.rank()));
    }

    private void addJson(ObjectNode node, VenueCluster venueCluster, VenueVariant venueVariant) {
        node.put("written", venueVariant.writtenName());
        node.put("count", venueVariant.useCount());
        node.put("score", roundScore(venueVariant.score()));
        ReasonsJson.put(venueVariant.reasons(), node);
        VenueEdition edition = venueVariant.matchResult().venueName().edition();
        edition.ordinal().ifPresent(ordinal -> node.put("ordinal", ordinal));
        edition.year().ifPresent(year -> node.put("year", year));
        if (!edition.place().isEmpty()) {
            node.put("place", edition.place());
        }
        node.put("track", venueVariant.matchResult().track().trackId());
        node.put("kind", venueCluster.venueKind(venueVariant).map(VenueKind::kindId).orElse(""));
        ArrayNode entriesJson = node.putArray("entries");
        venueVariant.slots().forEach(slot -> entriesJson.add(keysBySlot.getOrDefault(slot, "")));
    }

    private static double roundScore(double score) {
        return Math.round(score * 100) / 100.0;
    }
}
