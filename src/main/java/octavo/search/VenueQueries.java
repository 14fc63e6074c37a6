package octavo.search;

import octavo.library.Library;
import octavo.search.Query.WholeValueQuery;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueSpellings;

import java.util.function.Supplier;

/// Has a query for a venue, `venue=="J. Appl. Phys."`, find all its spellings.
public final class VenueQueries {
    private VenueQueries() {}

    /// Whether a query asks for a venue.
    public static boolean searchesVenue(Query query) {
        boolean[] isFound = new boolean[1];
        Query.replaceTerms(
                query,
                term -> {
                    isFound[0] |= isOfVenue(term);
                    return term;
                });
        return isFound[0];
    }

    private static boolean isOfVenue(Query term) {
        return term instanceof WholeValueQuery valueQuery && valueQuery.isOfVenue();
    }

    public static Query resolveVenues(Query query, VenueSpellings venueSpellings) {
        return Query.replaceTerms(
                query,
                term ->
                        term instanceof WholeValueQuery valueQuery && valueQuery.isOfVenue()
                                ? new WholeValueQuery(
                                        valueQuery.fieldName(),
                                        valueQuery.values().stream()
                                                .flatMap(it -> venueSpellings.of(it).stream())
                                                .distinct()
                                                .toList())
                                : term);
    }

    /// The same by the spellings of a library, which are read only if they are asked for.
    public static Query resolveVenues(
            Query query,
            Library library,
            Supplier<VenueRegister> register,
            Supplier<VenueDecisions> decisions) {
        return searchesVenue(query)
                ? resolveVenues(query, VenueSpellings.of(library, register.get(), decisions.get()))
                : query;
    }
}
