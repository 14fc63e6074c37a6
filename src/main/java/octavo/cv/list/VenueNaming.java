package octavo.cv.list;

import octavo.cv.profile.VenueForms;
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
/// @param index the venues of a library; asked only if needed, as that takes long in a large one
public record VenueNaming(
        Optional<VenueForm> form, VenueDecisions decisions, Function<Library, VenueIndex> index) {

    /// The publications of a library, with their venues named so; the library stays as it is.
    public CvWorks works(Library library) {
        boolean prefers =
                decisions.records().stream().anyMatch(record -> record.preferred().isPresent());
        if (form.isEmpty() && !prefers) {
            return new CvWorks(all(library));
        }
        VenueIndex venues = index.apply(library);
        Map<Integer, String> series = new HashMap<>();
        for (VenueCluster venue : venues.clusters()) {
            venue.decided()
                    .flatMap(VenueRecord::preferred)
                    .map(form -> LaTeX.toUnicode(VenueForms.seriesIn(form)))
                    .filter(name -> !name.isEmpty())
                    .ifPresent(name ->
                            venue.variants().stream()
                                    .map(VenueVariant::entries)
                                    .flatMap(List::stream)
                                    .forEach(slot -> series.put(slot, name)));
        }
        Library named =
                form.map(chosen -> library.apply(chosen.edit(library, venues))).orElse(library);
        return new CvWorks(all(named), series);
    }

    private static List<Work> all(Library library) {
        return Work.allOf(library).map(Work::remembering).toList();
    }
}
