package octavo.gui.sidebar;

import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.SearchIndex;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// A facet as shown in the sidebar.
///
/// @param lines the values shown
/// @param hidden the number of further values
public record FacetGroup(Facet facet, List<Line> lines, int hidden) {

    /// A value, with the number of entries its query finds.
    public record Line(String value, String query, int count) {}

    public FacetGroup {
        lines = List.copyOf(lines);
    }

    /// The groups of a library, each with a limited number of lines. The counts are the queries'
    /// results, so that selecting a value shows that many entries.
    static List<FacetGroup> of(FacetCounts tally, SearchIndex index, ToIntFunction<Facet> limits) {
        return List.of(Facet.values()).stream()
                .filter(facet -> facet != Facet.GROUP)
                .map(facet -> of(facet, tally, index, limits.applyAsInt(facet)))
                .filter(group -> !group.lines().isEmpty())
                .toList();
    }

    private static FacetGroup of(Facet facet, FacetCounts tally, SearchIndex index, int limit) {
        List<String> first = tally.first(facet, limit);
        List<Line> lines =
                first.stream()
                        .map(value -> line(facet, value, index))
                        .filter(line -> line.count() > 0)
                        .toList();
        List<Line> sorted =
                facet == Facet.YEAR
                        ? lines
                        : lines.stream()
                                .sorted(Comparator.comparingInt(Line::count).reversed())
                                .toList();
        return new FacetGroup(facet, sorted, Math.max(0, tally.size(facet) - first.size()));
    }

    private static Line line(Facet facet, String value, SearchIndex index) {
        String query = facet.query(value);
        Query parsed = QueryParser.parse(query, index.fields()).value();
        return new Line(value, query, index.matching(parsed).cardinality());
    }
}
