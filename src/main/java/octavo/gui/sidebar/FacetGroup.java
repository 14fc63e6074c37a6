package octavo.gui.sidebar;

import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.SearchIndex;
import octavo.search.VenueQueries;
import octavo.venues.VenueSpellings;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// A facet as shown in the sidebar.
///
/// @param lines the values shown
/// @param hidden the number of further values
public record FacetGroup(Facet facet, List<FacetLine> lines, int hidden) {

    /// A value, with the number of entries its query finds.
    ///
    /// @param value what entries have
    /// @param text what is shown
    public record FacetLine(String value, String text, String query, int count) {}

    public FacetGroup {
        lines = List.copyOf(lines);
    }

    /// The groups of a library, each with a limited number of lines. The counts are the queries'
    /// results, so that selecting a value shows that many entries.
    static List<FacetGroup> of(
            FacetCounts facetCounts,
            VenueSpellings venues,
            SearchIndex index,
            ToIntFunction<Facet> limits) {
        return List.of(Facet.values()).stream()
                .filter(facet -> facet != Facet.GROUP)
                .map(facet ->
                        facet == Facet.VENUE
                                ? ofVenues(facetCounts, venues, index, limits.applyAsInt(facet))
                                : of(facet, facetCounts, index, limits.applyAsInt(facet)))
                .filter(group -> !group.lines().isEmpty())
                .toList();
    }

    private static FacetGroup of(
            Facet facet, FacetCounts facetCounts, SearchIndex index, int limit) {
        List<String> first = facetCounts.first(facet, limit);
        List<FacetLine> lines = first.stream().map(value -> line(facet, value, index)).toList();
        return of(facet, lines, facetCounts.size(facet));
    }

    private static FacetGroup ofVenues(
            FacetCounts facetCounts, VenueSpellings known, SearchIndex index, int limit) {
        SidebarVenues venues = new SidebarVenues(facetCounts.values(Facet.VENUE), known);
        List<FacetLine> lines =
                venues.first(limit).stream()
                        .map(value -> {
                            String name = venues.name(value);
                            String query = Facet.VENUE.query(name);
                            Query asked = VenueQueries.resolveVenues(parsed(query, index), known);
                            int count = index.matchingSlots(asked).cardinality();
                            return new FacetLine(value, name, query, count);
                        })
                        .toList();
        return of(Facet.VENUE, lines, venues.size());
    }

    /// @param size the number of all values
    private static FacetGroup of(Facet facet, List<FacetLine> lines, int size) {
        List<FacetLine> found = lines.stream().filter(line -> line.count() > 0).toList();
        List<FacetLine> sorted =
                facet == Facet.YEAR
                        ? found
                        : found.stream()
                                .sorted(Comparator.comparingInt(FacetLine::count).reversed())
                                .toList();
        return new FacetGroup(facet, sorted, Math.max(0, size - lines.size()));
    }

    private static FacetLine line(Facet facet, String value, SearchIndex index) {
        String query = facet.query(value);
        return new FacetLine(
                value, value, query, index.matchingSlots(parsed(query, index)).cardinality());
    }

    private static Query parsed(String query, SearchIndex index) {
        return QueryParser.parse(query, index.fieldNames()).value();
    }
}
