package octavo.importing;

import octavo.importing.AgreementPlan.ValueAdaptation;
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
    private final Library joinedLibrary;
    private final Map<Integer, Integer> candidateBySlot;
    private final VenueIndex venueIndex;

    /// @param joinedLibrary the library with the new entries
    /// @param candidateBySlot their slots, with their indices in the import
    /// @param venueIndex of the joined library
    VenueAgreements(
            Library joinedLibrary, Map<Integer, Integer> candidateBySlot, VenueIndex venueIndex) {
        this.joinedLibrary = joinedLibrary;
        this.candidateBySlot = candidateBySlot;
        this.venueIndex = venueIndex;
    }

    List<ValueAdaptation> adaptations() {
        Map<String, VenuePlan> plansByVenue = new HashMap<>();
        List<ValueAdaptation> adaptations = new ArrayList<>();
        candidateBySlot.forEach((slotNumber, candidateIndex) ->
                venueIndex
                        .clusterOfSlot(slotNumber)
                        .filter(venueCluster -> isCertain(venueCluster, slotNumber))
                        .ifPresent(venueCluster ->
                                preferredForm(venueCluster)
                                        .map(form ->
                                                plansByVenue.computeIfAbsent(
                                                        venueCluster.id(),
                                                        _ ->
                                                                VenuePlan.of(
                                                                        joinedLibrary,
                                                                        venueCluster,
                                                                        form)))
                                        .flatMap(venuePlan -> findRewrite(venuePlan, slotNumber))
                                        .map(it -> adaptation(candidateIndex, it, venueCluster))
                                        .ifPresent(adaptations::add)));
        return adaptations;
    }

    /// Whether the entry certainly names this venue.
    private static boolean isCertain(VenueCluster venueCluster, int slotNumber) {
        return venueCluster.variants().stream()
                .filter(venueVariant -> venueVariant.slots().contains(slotNumber))
                .allMatch(venueVariant ->
                        venueVariant.score() >= 1
                                || venueVariant.matchResult().certainMatch().isPresent());
    }

    /// The library's spelling: as decided, or as in more than half of its entries.
    private Optional<String> preferredForm(VenueCluster venueCluster) {
        Optional<String> decidedForm =
                venueCluster.decidedRecord().flatMap(VenueRecord::preferredForm);
        if (decidedForm.isPresent()) {
            return decidedForm;
        }
        Map<String, Integer> uses = new HashMap<>();
        int totalEntries = 0;
        for (VenueVariant venueVariant : venueCluster.variants()) {
            int oldEntries =
                    (int)
                            venueVariant.slots().stream()
                                    .filter(it -> !candidateBySlot.containsKey(it))
                                    .count();
            VenuePlan.formOf(venueVariant)
                    .ifPresent(form -> uses.merge(form, oldEntries, Integer::sum));
            totalEntries += oldEntries;
        }
        int entryCount = totalEntries;
        return uses.entrySet().stream()
                .filter(use -> use.getValue() * 2 > entryCount)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private Optional<VenuePlan.VenueRewrite> findRewrite(VenuePlan venuePlan, int slotNumber) {
        int slotIndex = joinedLibrary.slotIndex(slotNumber);
        return venuePlan.rewrites().stream().filter(it -> it.index() == slotIndex).findFirst();
    }

    private static ValueAdaptation adaptation(
            int candidateIndex, VenuePlan.VenueRewrite venueRewrite, VenueCluster venueCluster) {
        String textAfter = venueRewrite.newSource();
        String venueName =
                venueCluster.acronym().isEmpty()
                        ? venueCluster.venueName()
                        : venueCluster.acronym();
        return new ValueAdaptation(
                candidateIndex,
                venueRewrite.field(),
                venueRewrite.oldSource(),
                textAfter,
                LocalizedSentence.of("{0}, as this library writes it", venueName));
    }
}
