package octavo.csl;

import octavo.csl.CiteState.CitePosition;
import octavo.csl.CiteState.NameDetail;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/// Formats the citations and the bibliography of one document in one style and language. Caches
/// recurring results; not thread-safe.
public final class Processor {
    /// Replaces a citation or reference for which the style shows nothing.
    public static final String NOTHING = "[CSL STYLE ERROR: reference with no printed form.]";

    private final RenderEnvironment citation;
    private final RenderEnvironment bibliography;
    private final boolean hasBibliography;
    private final Map<String, CslItem> items = new LinkedHashMap<>();
    private final List<CslItem> order;
    private final Map<String, CiteState> facts;
    private Optional<ItemSorting> citeSorting = Optional.empty();

    /// A document that cites `items`, in this order; an empty `language` means the style's default.
    public Processor(Style style, String language, List<CslItem> items) {
        this(style, CslLocale.of(style, language), items);
    }

    /// With a locale read earlier: reading one takes longer than formatting a reference.
    public Processor(Style style, CslLocale locale, List<CslItem> items) {
        this(style, locale, items, KeptNames.NONE);
    }

    /// With names that "et al." does not stand for.
    public Processor(Style style, CslLocale locale, List<CslItem> items, KeptNames kept) {
        citation = new RenderEnvironment(style, locale, style.citation(), Optional.empty(), kept);
        hasBibliography = style.bibliography().isPresent();
        bibliography =
                new RenderEnvironment(
                        style,
                        locale,
                        style.bibliography().orElse(style.citation()),
                        Optional.of(citation),
                        kept);
        items.forEach(item -> this.items.put(item.id(), NameParticles.parsed(item)));
        List<CslItem> all = List.copyOf(this.items.values());
        boolean givenNames = citation.area().is("disambiguate-add-givenname");
        NameDetail people = givenNames ? Disambiguation.people(citation, all) : NameDetail.NONE;
        Map<String, CiteState> numbers = numbered(all, people);
        boolean sorts = hasBibliography && bibliography.sorts(all.size());
        order =
                sorts
                        ? new ItemSorting(bibliography)
                                .sorted(
                                        all,
                                        item -> item,
                                        item -> numbers.getOrDefault(item.id(), CiteState.NONE))
                        : all;
        Map<String, CiteState> states = sorts ? numbered(order, people) : numbers;
        facts = style.tellsCitesApart() ? Disambiguation.run(citation, order, states) : states;
    }

    private static Map<String, CiteState> numbered(List<CslItem> items, NameDetail people) {
        Map<String, CiteState> numbered = HashMap.newHashMap(items.size());
        CiteState known = CiteState.NONE.with(people);
        items.forEach(item -> numbered.put(item.id(), known.withNumber(numbered.size() + 1)));
        return numbered;
    }

    /// The items in bibliography order.
    public List<String> order() {
        return order.stream().map(CslItem::id).toList();
    }

    /// An independent citation: all cites are first cites.
    public Runs citation(List<Cite> cites) {
        return render(placed(cites).stream().toList());
    }

    /// A citation with known positions.
    Runs citation(List<Cite> cites, List<CitePosition> positions) {
        List<CiteCluster.Placed> placed = new ArrayList<>();
        for (CiteCluster.Placed one : placed(cites)) {
            CitePosition position = positions.get(placed.size());
            CiteState known = one.facts().at(position, false, one.facts().firstNote());
            placed.add(new CiteCluster.Placed(one.cite(), one.item(), known));
        }
        return render(placed);
    }

    private List<CiteCluster.Placed> placed(List<Cite> cites) {
        List<CiteCluster.Placed> placed = new ArrayList<>();
        for (Cite cite : cites) {
            CslItem item = items.get(cite.id());
            if (item != null) {
                placed.add(
                        new CiteCluster.Placed(
                                cite, item, facts.getOrDefault(cite.id(), CiteState.NONE)));
            }
        }
        return placed;
    }

    private Runs render(List<CiteCluster.Placed> cites) {
        return new CiteCluster(citation, sorted(cites), false).render();
    }

    private List<CiteCluster.Placed> sorted(List<CiteCluster.Placed> cites) {
        if (!citation.sorts(cites.size())) {
            return cites;
        }
        if (citeSorting.isEmpty()) {
            citeSorting = Optional.of(new ItemSorting(citation));
        }
        return citeSorting
                .get()
                .sorted(
                        cites,
                        CiteCluster.Placed::item,
                        item -> facts.getOrDefault(item.id(), CiteState.NONE));
    }

    /// What tells the cites of an item apart.
    CiteState state(String id) {
        return facts.getOrDefault(id, CiteState.NONE);
    }

    /// All citations of a document, in order: later ones depend on earlier ones.
    public List<Runs> citations(List<Citation> citations) {
        List<List<CiteCluster.Placed>> placed = new ArrayList<>();
        for (Citation one : citations) {
            placed.add(sorted(placed(one.cites())));
        }
        int near = NumberField.option(citation.area().option("near-note-distance", ""), 5);
        PositionTracker positions = new PositionTracker(near);
        List<Runs> runs = new ArrayList<>();
        for (int i = 0; i < citations.size(); i++) {
            List<CiteCluster.Placed> known = positions.next(placed.get(i), citations.get(i).note());
            runs.add(new CiteCluster(citation, known, true).render());
        }
        return runs;
    }

    public Bibliography bibliography() {
        return bibliography(Integer.MAX_VALUE);
    }

    /// The first references of the bibliography, up to a number.
    public Bibliography bibliography(int most) {
        return hasBibliography ? writer().write(most) : Bibliography.NONE;
    }

    /// The references of the bibliography, each formatted on demand.
    public Stream<Bibliography.Entry> references() {
        return hasBibliography ? writer().entries() : Stream.empty();
    }

    private BibliographyWriter writer() {
        return new BibliographyWriter(bibliography, order, facts);
    }

    /// Names that are written even where "et al." stands for them.
    ///
    /// @param variable the list of names that they are in, such as `author`
    /// @param places their indices in that list, ascending, by the item's id
    /// @param omitted what stands for a number of names that are left out before one of them
    public record KeptNames(
            String variable, Map<String, List<Integer>> places, IntFunction<String> omitted) {
        /// What stands before and after them, whatever the style has between names.
        static final String DELIMITER = ", ";

        static final KeptNames NONE = new KeptNames("", Map.of(), String::valueOf);

        public KeptNames {
            places = Map.copyOf(places);
        }

        /// Those of one list, from an index on and before another.
        List<Integer> in(CslItem item, String list, int from, int end) {
            return list.equals(variable)
                    ? places.getOrDefault(item.id(), List.of()).stream()
                            .filter(place -> place >= from && place < end)
                            .toList()
                    : List.of();
        }
    }
}
