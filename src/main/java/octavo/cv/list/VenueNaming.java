package octavo.cv.list;

import octavo.cv.configuration.VenueForms;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Work;
import octavo.venues.VenueCluster;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueForm;
import octavo.venues.VenueIndex;
import octavo.venues.VenueRecord;
import octavo.venues.VenueVariant;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// How a list names venues: in a form, and the series of those that the owner has decided about as
/// they prefer.
///
/// @param indexOf the venues of a library; asked only if needed, as that takes long in a large one
public record VenueNaming(
        Optional<VenueForm> venueForm,
        VenueDecisions venueDecisions,
        Function<Library, VenueIndex> indexOf) {

    /// The publications of a library, with their venues named so; the library stays as it is.
    public CvWorks worksOf(Library library) {
        boolean hasPreferences =
                venueDecisions.records().stream()
                        .anyMatch(venueRecord -> venueRecord.preferredForm().isPresent());
        if (venueForm.isEmpty() && !hasPreferences) {
            return new CvWorks(allWorks(library));
        }
        VenueIndex venueIndex = indexOf.apply(library);
        Map<Integer, String> seriesBySlot = new HashMap<>();
        for (VenueCluster venueCluster : venueIndex.clusters()) {
            venueCluster
                    .decidedRecord()
                    .flatMap(VenueRecord::preferredForm)
                    .map(preferredForm -> LaTeX.toUnicode(VenueForms.withoutEdition(preferredForm)))
                    .filter(seriesName -> !seriesName.isEmpty())
                    .ifPresent(seriesName ->
                            venueCluster.variants().stream()
                                    .map(VenueVariant::slots)
                                    .flatMap(List::stream)
                                    .forEach(slot -> seriesBySlot.put(slot, seriesName)));
        }
        Library renamedLibrary =
                venueForm
                        .map(chosenForm ->
                                library.applyEdit(chosenForm.rewriteVenues(library, venueIndex)))
                        .orElse(library);
        return new CvWorks(allWorks(renamedLibrary), seriesBySlot);
    }

    private static List<Work> allWorks(Library library) {
        return Work.allOf(library).map(Work::withCache).toList();
    }
}
