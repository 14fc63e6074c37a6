package octavo.csl;

import octavo.csl.CiteState.CitePosition;
import octavo.csl.CiteState.NameDetail;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Style;
import octavo.csl.valueformats.NumberField;
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
public final class CitationProcessor {
    private final RenderEnvironment citationEnvironment;
    private final RenderEnvironment bibliographyEnvironment;
    private final boolean hasBibliography;
    private final Map<String, CslItem> itemsById = new LinkedHashMap<>();
    private final List<CslItem> orderedItems;
    private final Map<String, CiteState> states;
    private Optional<ItemSorting> citeSorting = Optional.empty();

    /// A document that cites `items`, in this order; an empty `language` means the style's default.
    public CitationProcessor(Style style, String language, List<CslItem> itemsById) {
        this(style, CslLocale.of(style, language), itemsById);
    }

    /// With a locale read earlier: reading one takes longer than formatting a reference.
    public CitationProcessor(Style style, CslLocale locale, List<CslItem> itemsById) {
        this(style, locale, itemsById, Optional.empty());
    }

    /// With names that "et al." does not stand for.
    public CitationProcessor(
            Style style, CslLocale locale, List<CslItem> itemsById, KeptNames keptNames) {
        this(style, locale, itemsById, Optional.of(keptNames));
    }

    private CitationProcessor(
            Style style, CslLocale locale, List<CslItem> itemsById, Optional<KeptNames> keptNames) {
        citationEnvironment =
                new RenderEnvironment(style, locale, style.citation(), Optional.empty(), keptNames);
        hasBibliography = style.bibliography().isPresent();
        bibliographyEnvironment =
                new RenderEnvironment(
                        style,
                        locale,
                        style.bibliography().orElse(style.citation()),
                        Optional.of(citationEnvironment),
                        keptNames);
        itemsById.forEach(
                item -> this.itemsById.put(item.id(), NameParticles.parseParticles(item)));
        List<CslItem> allItems = List.copyOf(this.itemsById.values());
        boolean givenNames = citationEnvironment.section().isTrue("disambiguate-add-givenname");
        NameDetail peopleDetail =
                givenNames
                        ? Disambiguation.peopleDetail(citationEnvironment, allItems)
                        : NameDetail.NONE;
        Map<String, CiteState> numberedStates = numberItems(allItems, peopleDetail);
        boolean sortsItems = hasBibliography && bibliographyEnvironment.sortsItems(allItems.size());
        orderedItems =
                sortsItems
                        ? new ItemSorting(bibliographyEnvironment)
                                .sortElements(
                                        allItems,
                                        item -> item,
                                        item ->
                                                numberedStates.getOrDefault(
                                                        item.id(), CiteState.NONE))
                        : allItems;
        Map<String, CiteState> initialStates =
                sortsItems ? numberItems(orderedItems, peopleDetail) : numberedStates;
        states =
                style.disambiguatesCites()
                        ? Disambiguation.disambiguate(
                                citationEnvironment, orderedItems, initialStates)
                        : initialStates;
    }

    private static Map<String, CiteState> numberItems(
            List<CslItem> items, NameDetail peopleDetail) {
        Map<String, CiteState> numberedStates = HashMap.newHashMap(items.size());
        CiteState state = CiteState.NONE.withNameDetail(peopleDetail);
        items.forEach(
                item -> numberedStates.put(item.id(), state.withNumber(numberedStates.size() + 1)));
        return numberedStates;
    }

    /// The items in bibliography order.
    public List<String> orderedIds() {
        return orderedItems.stream().map(CslItem::id).toList();
    }

    /// An independent citation: all cites are first cites.
    public Runs citation(List<Cite> cites) {
        return renderCluster(placeCites(cites).stream().toList());
    }

    /// A citation with known positions.
    Runs citation(List<Cite> cites, List<CitePosition> positions) {
        List<CiteCluster.PlacedCite> placedCites = new ArrayList<>();
        for (CiteCluster.PlacedCite placedCite : placeCites(cites)) {
            CitePosition position = positions.get(placedCites.size());
            CiteState state =
                    placedCite
                            .state()
                            .withPosition(position, false, placedCite.state().firstNoteNumber());
            placedCites.add(
                    new CiteCluster.PlacedCite(placedCite.cite(), placedCite.item(), state));
        }
        return renderCluster(placedCites);
    }

    private List<CiteCluster.PlacedCite> placeCites(List<Cite> cites) {
        List<CiteCluster.PlacedCite> placedCites = new ArrayList<>();
        for (Cite cite : cites) {
            CslItem item = itemsById.get(cite.itemId());
            if (item != null) {
                placedCites.add(
                        new CiteCluster.PlacedCite(
                                cite, item, states.getOrDefault(cite.itemId(), CiteState.NONE)));
            }
        }
        return placedCites;
    }

    private Runs renderCluster(List<CiteCluster.PlacedCite> cites) {
        return new CiteCluster(citationEnvironment, sortCites(cites), false).render();
    }

    private List<CiteCluster.PlacedCite> sortCites(List<CiteCluster.PlacedCite> cites) {
        if (!citationEnvironment.sortsItems(cites.size())) {
            return cites;
        }
        if (citeSorting.isEmpty()) {
            citeSorting = Optional.of(new ItemSorting(citationEnvironment));
        }
        return citeSorting
                .get()
                .sortElements(
                        cites,
                        CiteCluster.PlacedCite::item,
                        item -> states.getOrDefault(item.id(), CiteState.NONE));
    }

    /// What tells the cites of an item apart.
    CiteState stateOf(String itemId) {
        return states.getOrDefault(itemId, CiteState.NONE);
    }

    /// All citations of a document, in order: later ones depend on earlier ones.
    public List<Runs> citations(List<Citation> citations) {
        List<List<CiteCluster.PlacedCite>> placedCites = new ArrayList<>();
        for (Citation citation : citations) {
            placedCites.add(sortCites(placeCites(citation.cites())));
        }
        int nearNoteDistance =
                NumberField.parseOption(
                        citationEnvironment.section().option("near-note-distance", ""), 5);
        PositionTracker positionTracker = new PositionTracker(nearNoteDistance);
        List<Runs> runs = new ArrayList<>();
        for (int i = 0; i < citations.size(); i++) {
            List<CiteCluster.PlacedCite> positionedCites =
                    positionTracker.placeCitation(
                            placedCites.get(i), citations.get(i).noteNumber());
            runs.add(new CiteCluster(citationEnvironment, positionedCites, true).render());
        }
        return runs;
    }

    public Bibliography bibliography() {
        return bibliography(Integer.MAX_VALUE);
    }

    /// The first references of the bibliography, up to a number.
    public Bibliography bibliography(int mostEntries) {
        return hasBibliography ? newWriter().writeEntries(mostEntries) : Bibliography.NONE;
    }

    /// The references of the bibliography, each formatted on demand.
    public Stream<Bibliography.BibliographyEntry> references() {
        return hasBibliography ? newWriter().entries() : Stream.empty();
    }

    private BibliographyWriter newWriter() {
        return new BibliographyWriter(bibliographyEnvironment, orderedItems, states);
    }
}
