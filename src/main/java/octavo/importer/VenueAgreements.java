package octavo.importer;

import octavo.importer.AgreementPlan.Adaptation;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.venues.VenueCluster;
import octavo.venues.VenueIndex;
import octavo.venues.VenuePlan;
import octavo.venues.VenueRecord;
import octavo.venues.VenueVariant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Venues of new entries that the library spells differently: by decision, or in most of its
/// entries that certainly name the same venue.
final class VenueAgreements {
    private final Library joined;
    private final Map<Integer, Integer> arrivals;
    private final VenueIndex index;

    /// @param joined the library with the new entries
    /// @param arrivals their slots, with their indices in the import
    /// @param index of the joined library
    VenueAgreements(Library joined, Map<Integer, Integer> arrivals, VenueIndex index) {
        this.joined = joined;
        this.arrivals = arrivals;
        this.index = index;
    }

    List<Adaptation> adaptations() {
        Map<String, VenuePlan> plans = new HashMap<>();
        List<Adaptation> found = new ArrayList<>();
        arrivals.forEach((slot, arrival) ->
                index.of(slot)
                        .filter(venue -> isCertain(venue, slot))
                        .ifPresent(venue ->
                                form(venue)
                                        .map(form ->
                                                plans.computeIfAbsent(
                                                        venue.id(),
                                                        _ -> VenuePlan.of(joined, venue, form)))
                                        .flatMap(plan -> rewrite(plan, slot))
                                        .map(it -> adaptation(arrival, it, venue))
                                        .ifPresent(found::add)));
        return found;
    }

    /// Whether the entry certainly names this venue.
    private static boolean isCertain(VenueCluster venue, int slot) {
        return venue.variants().stream()
                .filter(variant -> variant.entries().contains(slot))
                .allMatch(
                        variant -> variant.score() >= 1 || variant.placed().certain().isPresent());
    }

    /// The library's spelling: as decided, or as in more than half of its entries.
    private Optional<String> form(VenueCluster venue) {
        Optional<String> decided = venue.decided().flatMap(VenueRecord::preferred);
        if (decided.isPresent()) {
            return decided;
        }
        Map<String, Integer> uses = new HashMap<>();
        int all = 0;
        for (VenueVariant variant : venue.variants()) {
            int entries =
                    (int)
                            variant.entries().stream()
                                    .filter(it -> !arrivals.containsKey(it))
                                    .count();
            VenuePlan.formOf(variant).ifPresent(form -> uses.merge(form, entries, Integer::sum));
            all += entries;
        }
        int most = all;
        return uses.entrySet().stream()
                .filter(use -> use.getValue() * 2 > most)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private Optional<VenuePlan.Rewrite> rewrite(VenuePlan plan, int slot) {
        int place = joined.placeOf(slot);
        return plan.rewrites().stream().filter(it -> it.index() == place).findFirst();
    }

    private static Adaptation adaptation(
            int arrival, VenuePlan.Rewrite rewrite, VenueCluster venue) {
        String after = rewrite.after();
        String name = venue.acronym().isEmpty() ? venue.name() : venue.acronym();
        return new Adaptation(
                arrival,
                rewrite.field(),
                rewrite.before(),
                after,
                LocalizedSentence.of("{0}, as this library writes it", name));
    }
}
