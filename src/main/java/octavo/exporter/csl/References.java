package octavo.exporter.csl;

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

/// References to entries in any style, as they are shown, copied, dragged and printed. Styles that
/// were read before are kept. May be asked by any thread.
public final class References {
    private final Map<String, Style> known = new ConcurrentHashMap<>();

    /// The references in the order of the style; nothing if there is no style of that id. A style
    /// without bibliography cites each entry by itself. Of several entries of one key, the first
    /// counts.
    public Optional<Bibliography> of(List<Work> works, String style) {
        Map<String, CslItem> items = new LinkedHashMap<>();
        works.forEach(work -> items.putIfAbsent(work.key(), CslJsonItems.of(work)));
        return style(style)
                .map(it -> {
                    ItemWords words = new ItemWords(it, "");
                    return written(it, items.values().stream().map(words::of).toList());
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

    private static Bibliography written(Style style, List<CslItem> items) {
        Processor processor = new Processor(style, "", items);
        if (style.bibliography().isPresent()) {
            return processor.bibliography();
        }
        List<Bibliography.Entry> entries =
                items.stream()
                        .map(item ->
                                new Bibliography.Entry(
                                        item.id(),
                                        processor.citation(List.of(Cite.of(item.id()))),
                                        List.of()))
                        .toList();
        return new Bibliography(entries, false, "", 1, 1);
    }
}
