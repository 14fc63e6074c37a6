package octavo.convert.csl;

import octavo.csl.Bibliography;
import octavo.csl.BundledStyles;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.Processor;
import octavo.csl.Style;
import octavo.library.Work;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Formats references in any style, for display, copying, dragging and printing. Styles are cached.
/// Thread-safe.
public final class StyledReferences {
    private final Map<String, Style> known = new ConcurrentHashMap<>();

    /// The references in the style's order; empty if there is no style with that id. A style
    /// without a bibliography cites each entry separately. Of several entries with one key, the
    /// first counts.
    public Optional<Bibliography> of(List<Work> works, String style) {
        return listed(works, style).map(Listed::all);
    }

    /// The same, each formatted on demand.
    public Optional<Listed> listed(List<Work> works, String style) {
        Map<String, CslItem> items = new LinkedHashMap<>();
        works.forEach(work -> items.putIfAbsent(work.key(), WorkToCslItem.of(work)));
        return style(style)
                .map(it -> {
                    ItemWords words = new ItemWords(it, "");
                    return Listed.of(it, items.values().stream().map(words::of).toList());
                });
    }

    private Optional<Style> style(String id) {
        Style before = known.get(id);
        if (before != null) {
            return Optional.of(before);
        }
        Optional<Style> read = BundledStyles.read(id).flatMap(found -> found.style().value());
        read.ifPresent(style -> known.put(id, style));
        return read;
    }

    /// References in order.
    ///
    /// @param cited the items to cite separately, if the style has no bibliography
    public record Listed(Processor processor, List<String> cited) {
        public Listed {
            cited = List.copyOf(cited);
        }

        private static Listed of(Style style, List<CslItem> items) {
            List<String> cited =
                    style.bibliography().isPresent()
                            ? List.of()
                            : items.stream().map(CslItem::id).toList();
            return new Listed(new Processor(style, "", items), cited);
        }

        public Bibliography all() {
            return first(Integer.MAX_VALUE);
        }

        /// The first references, up to a number.
        public Bibliography first(int most) {
            if (cited.isEmpty()) {
                return processor.bibliography(most);
            }
            List<Bibliography.Entry> entries =
                    cited.stream().limit(most).map(this::citation).toList();
            return new Bibliography(entries, false, "", 1, 1);
        }

        private Bibliography.Entry citation(String id) {
            return new Bibliography.Entry(id, processor.citation(List.of(Cite.of(id))), List.of());
        }
    }
}
