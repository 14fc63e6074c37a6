package octavo.cv.list;

import octavo.convert.csl.ItemWords;
import octavo.csl.Bibliography;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.CslLocale;
import octavo.csl.Processor;
import octavo.csl.Processor.KeptNames;
import octavo.csl.Style;
import octavo.cv.profile.EntryLines;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Formats entries in a CSL style. Order, numbers and repeated authors are not left to the style:
/// the list determines those, and also who is highlighted and who must be named.
public final class CslForm implements EntryFormat {
    private static final String AUTHOR = "author";

    /// Variables that styles do not print on their own.
    private static final Set<String> SILENT =
            Set.of("abstract", "annote", "call-number", "keyword", "language");

    private final Style style;
    private final String locale;
    private final ItemWords words;

    /// @param locale empty for the style's own
    public CslForm(Style style, String locale) {
        this.style = style.withoutSubstitutes().withoutSort();
        this.locale = locale;
        this.words = new ItemWords(style, locale);
    }

    @Override
    public Map<String, EntryLines> write(List<ListedWork> publications) {
        Map<String, CslItem> items = new LinkedHashMap<>();
        publications.stream()
                .map(this::item)
                .filter(CslForm::saysAnything)
                .forEach(item -> items.put(item.id(), item));
        Map<String, Runs> references = references(List.copyOf(items.values()), kept(publications));
        Map<String, EntryLines> entries = new LinkedHashMap<>();
        for (ListedWork publication : publications) {
            String key = publication.key();
            Optional.ofNullable(references.get(key))
                    .map(runs -> NameHighlighter.highlighted(runs, publication))
                    .ifPresent(runs -> entries.put(key, lines(runs)));
        }
        return entries;
    }

    private CslItem item(ListedWork publication) {
        return words.of(publication.cslItem()).withId(publication.key());
    }

    /// For an empty entry styles still print their number.
    private static boolean saysAnything(CslItem item) {
        return !item.names().isEmpty()
                || !item.dates().isEmpty()
                || !SILENT.containsAll(item.texts().keySet());
    }

    /// The authors whom "et al." must not stand for.
    private static KeptNames kept(List<ListedWork> publications) {
        Map<String, List<Integer>> places = new HashMap<>();
        publications.forEach(
                each -> places.put(each.key(), each.roll().mustName(each.authors(AUTHOR))));
        return new KeptNames(
                AUTHOR, places, count -> publications.getFirst().roll().words().say("more", count));
    }

    /// The references by id; citations for styles without a bibliography.
    private Map<String, Runs> references(List<CslItem> items, KeptNames kept) {
        Processor processor = new Processor(style, CslLocale.of(style, locale), items, kept);
        if (style.bibliography().isEmpty()) {
            return items.stream()
                    .collect(
                            Collectors.toMap(
                                    CslItem::id,
                                    item -> processor.citation(List.of(Cite.of(item.id())))));
        }
        return processor
                .references()
                .collect(Collectors.toMap(Bibliography.Entry::id, Bibliography.Entry::runs));
    }

    private static EntryLines lines(Runs entry) {
        List<Runs> lines = new ArrayList<>();
        List<Run> line = new ArrayList<>();
        for (Run run : unwrapped(entry.runs())) {
            if (!(run instanceof Run.Block(Run.Place place, List<Run> inner))) {
                line.add(run);
            } else if (place == Run.Place.RIGHT_INLINE) {
                line.addAll(inner);
            } else if (place != Run.Place.LEFT_MARGIN) {
                lines.add(new Runs(line));
                lines.add(new Runs(inner));
                line = new ArrayList<>();
            }
        }
        lines.add(new Runs(line));
        lines.removeIf(each -> each.text().isBlank());
        return new EntryLines(false, lines);
    }

    /// The blocks of an entry are inside formatting that applies to all of it, if there is any.
    private static List<Run> unwrapped(List<Run> runs) {
        return runs.size() == 1
                        && runs.getFirst() instanceof Run.Styled(_, List<Run> inner)
                        && inner.stream().anyMatch(Run.Block.class::isInstance)
                ? inner
                : runs;
    }
}
