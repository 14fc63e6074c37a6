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
    private final Optional<ItemSorting> citeSorting;

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
        citeSorting = sorting(citation);
        List<CslItem> all = List.copyOf(this.items.values());
        NameDetail people = Disambiguation.people(citation, all);
        Map<String, CiteState> numbers = numbered(all, people);
        Optional<ItemSorting> sorting = hasBibliography ? sorting(bibliography) : Optional.empty();
        order =
                sorting.map(it ->
                                it.sorted(
                                        all,
                                        item -> item,
                                        item -> numbers.getOrDefault(item.id(), CiteState.NONE)))
                        .orElse(all);
        facts =
                Disambiguation.run(
                        citation, order, sorting.isPresent() ? numbered(order, people) : numbers);
    }

    /// Empty if the style does not sort there.
    private static Optional<ItemSorting> sorting(RenderEnvironment scope) {
        return scope.area().sort().isEmpty()
                ? Optional.empty()
                : Optional.of(new ItemSorting(scope));
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
        return citeSorting
                .filter(_ -> cites.size() > 1)
                .map(sorting ->
                        sorting.sorted(
                                cites,
                                CiteCluster.Placed::item,
                                item -> facts.getOrDefault(item.id(), CiteState.NONE)))
                .orElse(cites);
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
}
