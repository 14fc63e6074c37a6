package octavo.cslreferences;

import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.library.Work;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Formats references in any style, for display, copying, dragging and printing. Styles are cached.
/// Thread-safe.
public final class StyledReferences {
    private final Map<String, Style> stylesById = new ConcurrentHashMap<>();

    /// The references in the style's order; empty if there is no style with that id. A style
    /// without a bibliography cites each entry separately. Of several entries with one key, the
    /// first counts.
    public Optional<Bibliography> bibliographyOf(List<Work> listedWorks, String cslStyle) {
        return listReferences(listedWorks, cslStyle).map(StyledReferenceList::wholeBibliography);
    }

    /// The same, each formatted on demand.
    public Optional<StyledReferenceList> listReferences(List<Work> listedWorks, String cslStyle) {
        Map<String, CslItem> itemsByKey = new LinkedHashMap<>();
        listedWorks.forEach(work -> itemsByKey.putIfAbsent(work.key(), WorkToCslItem.of(work)));
        return findStyle(cslStyle)
                .map(it -> {
                    CslItemTranslator itemWords = new CslItemTranslator(it, "");
                    return StyledReferenceList.of(
                            it, itemsByKey.values().stream().map(itemWords::translate).toList());
                });
    }

    private Optional<Style> findStyle(String id) {
        Style knownStyle = stylesById.get(id);
        if (knownStyle != null) {
            return Optional.of(knownStyle);
        }
        Optional<Style> readStyle =
                BundledStyles.readStyle(id).flatMap(found -> found.style().value());
        readStyle.ifPresent(cslStyle -> stylesById.put(id, cslStyle));
        return readStyle;
    }

    /// References in order.
    ///
    /// @param citedIds the items to cite separately, if the style has no bibliography
    public record StyledReferenceList(CitationProcessor processor, List<String> citedIds) {
        public StyledReferenceList {
            citedIds = List.copyOf(citedIds);
        }

        private static StyledReferenceList of(Style cslStyle, List<CslItem> items) {
            List<String> citedIds =
                    cslStyle.bibliography().isPresent()
                            ? List.of()
                            : items.stream().map(CslItem::id).toList();
            return new StyledReferenceList(new CitationProcessor(cslStyle, "", items), citedIds);
        }

        public Bibliography wholeBibliography() {
            return firstEntries(Integer.MAX_VALUE);
        }

        /// The first references, up to a number.
        public Bibliography firstEntries(int limit) {
            if (citedIds.isEmpty()) {
                return processor.bibliography(limit);
            }
            List<Bibliography.BibliographyEntry> entries =
                    citedIds.stream().limit(limit).map(this::citationEntry).toList();
            return new Bibliography(entries, false, "", 1, 1);
        }

        private Bibliography.BibliographyEntry citationEntry(String id) {
            return new Bibliography.BibliographyEntry(
                    id, processor.citation(List.of(Cite.of(id))), List.of());
        }
    }
}
