package octavo.gui.commands;

import octavo.discovery.FollowOffer;
import octavo.fields.FieldName;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.library.Library;
import octavo.library.Work;
import octavo.people.DecisionsJson;
import octavo.people.People;
import octavo.sidecar.Sidecar;
import octavo.venues.VenueCluster;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The people and the venue of an entry, with the numbers by which they can be followed, as far as
/// the library and the register of venues know them.
final class FollowedOffers {
    private FollowedOffers() {}

    /// Takes a while in a large library.
    ///
    /// @param index of the entry among the works of the library
    static List<FollowOffer> of(Library library, Sidecar sidecar, int index) {
        Optional<Work> work = library.workAt(index);
        if (work.isEmpty()) {
            return List.of();
        }
        int slot = library.slots().get(index).number();
        List<FollowOffer> offers = new ArrayList<>(peopleOf(library, sidecar, slot));
        venueOf(library, sidecar, slot, work.get()).ifPresent(offers::add);
        return offers;
    }

    private static List<FollowOffer> peopleOf(Library library, Sidecar sidecar, int slot) {
        People people = People.of(library, DecisionsJson.readDecisions(sidecar).decisions());
        return people.index().mentions(slot).stream()
                .flatMap(mention -> people.index().variant(mention.variantKey()).stream())
                .filter(variant -> !variant.isOrganization())
                .map(people::individual)
                .map(FollowOffer::ofPerson)
                .distinct()
                .toList();
    }

    private static Optional<FollowOffer> venueOf(
            Library library, Sidecar sidecar, int slot, Work work) {
        if (work.venue().isBlank()) {
            return Optional.empty();
        }
        Optional<VenueCluster> cluster =
                VenueIndex.clusterOfSlot(
                                library, VenueRegisters.readOrBuiltIn(), VenueDecisions.of(sidecar))
                        .clusterOfSlot(slot);
        Stream<String> registeredNumbers =
                cluster.flatMap(VenueCluster::knownSeries).stream()
                        .flatMap(series -> series.issns().stream());
        return Optional.of(
                FollowOffer.ofVenue(
                        cluster.map(VenueCluster::venueName).orElse(work.venue()),
                        Stream.concat(
                                Stream.of(work.plainText(FieldName.ISSN)), registeredNumbers)));
    }
}
