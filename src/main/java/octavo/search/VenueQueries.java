package octavo.search;

import octavo.library.Library;
import octavo.search.Query.Whole;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueSpellings;

import java.util.function.Supplier;

/// Has a query for a venue, `venue=="J. Appl. Phys."`, find all its spellings.
public final class VenueQueries {
    private VenueQueries() {}

    /// Whether a query asks for a venue.
    public static boolean isAsked(Query query) {
        boolean[] asked = new boolean[1];
        Query.replaced(
                query,
                term -> {
                    asked[0] |= isOfVenue(term);
                    return term;
                });
        return asked[0];
    }

    private static boolean isOfVenue(Query term) {
        return term instanceof Whole whole && whole.isOfVenue();
    }

    public static Query resolved(Query query, VenueSpellings known) {
        return Query.replaced(
                query,
                term ->
                        term instanceof Whole whole && whole.isOfVenue()
                                ? new Whole(
                                        whole.field(),
                                        whole.values().stream()
                                                .flatMap(it -> known.of(it).stream())
                                                .distinct()
                                                .toList())
                                : term);
    }

    /// The same by the spellings of a library, which are read only if they are asked for.
    public static Query resolved(
            Query query,
            Library library,
            Supplier<VenueRegister> register,
            Supplier<VenueDecisions> decisions) {
        return isAsked(query)
                ? resolved(query, VenueSpellings.of(library, register.get(), decisions.get()))
                : query;
    }
}
