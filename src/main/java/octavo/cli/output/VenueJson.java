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
    private final Map<Integer, String> keys = new HashMap<>();

    public VenueJson(Library library) {
        for (Slot slot : library.slots()) {
            if (slot.item() instanceof BibEntry entry) {
                keys.put(slot.number(), entry.key());
            }
        }
    }

    public String toJson(List<VenueCluster> venues) {
        ArrayNode array = JsonMapper.shared().createArrayNode();
        venues.forEach(venue -> add(array.addObject(), venue));
        return array.toPrettyString();
    }

    private void add(ObjectNode node, VenueCluster venue) {
        node.put("id", venue.id());
        node.put("name", venue.name());
        node.put("acronym", venue.acronym());
        node.put("kind", venue.kind().map(VenueKind::kindId).orElse(""));
        node.put("known", venue.known().isPresent());
        node.put("count", venue.count());
        venue.known().ifPresent(series -> addSeries(node, series));
        ArrayNode variants = node.putArray("variants");
        venue.variants().forEach(variant -> add(variants.addObject(), venue, variant));
        ArrayNode maybe = node.putArray("maybe");
        venue.maybe()
                .forEach(match -> {
                    ObjectNode candidate = maybe.addObject();
                    candidate.put("id", match.series().id());
                    candidate.put("name", match.series().names().fullName());
                    candidate.put("score", rounded(match.score()));
                    ReasonsJson.put(match.reasons(), candidate);
                });
    }

    private static void addSeries(ObjectNode node, Series series) {
        node.put("short", series.abbreviation());
        node.put("publisher", series.publisher());
        series.issns().forEach(node.putArray("issn")::add);
        ObjectNode ranks = node.putObject("ranks");
        series.ranks().forEach(rank -> ranks.put(rank.rankingName(), rank.rank()));
    }

    private void add(ObjectNode node, VenueCluster venue, VenueVariant variant) {
        node.put("written", variant.written());
        node.put("count", variant.count());
        node.put("score", rounded(variant.score()));
        ReasonsJson.put(variant.reasons(), node);
        VenueEdition edition = variant.placed().venueName().edition();
        edition.ordinal().ifPresent(ordinal -> node.put("ordinal", ordinal));
        edition.year().ifPresent(year -> node.put("year", year));
        if (!edition.place().isEmpty()) {
            node.put("place", edition.place());
        }
        node.put("track", variant.placed().track().trackId());
        node.put("kind", venue.kind(variant).map(VenueKind::kindId).orElse(""));
        ArrayNode entries = node.putArray("entries");
        variant.entries().forEach(slot -> entries.add(keys.getOrDefault(slot, "")));
    }

    private static double rounded(double score) {
        return Math.round(score * 100) / 100.0;
    }
}
