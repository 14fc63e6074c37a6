package octavo.cv.list;

import octavo.convert.csl.ItemWords;
import octavo.csl.Bibliography;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.CslName;
import octavo.csl.Processor;
import octavo.csl.Style;
import octavo.cv.profile.EntryLines;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        Map<String, Runs> plain = references(List.copyOf(items.values()));
        Map<String, List<NameHighlighter.Missing>> missing = missing(publications, items, plain);
        Map<String, EntryLines> entries = new LinkedHashMap<>();
        for (ListedWork publication : publications) {
            String key = publication.key();
            Optional.ofNullable(plain.get(key))
                    .map(runs -> dressed(publication, runs, missing))
                    .ifPresent(runs -> entries.put(key, lines(runs)));
        }
        return entries;
    }

    private CslItem item(ListedWork publication) {
        return words.of(octavo.convert.csl.WorkToCslItem.of(publication.work()))
                .withId(publication.key());
    }

    /// For an empty entry styles still print their number.
    private static boolean saysAnything(CslItem item) {
        return !item.names().isEmpty()
                || !item.dates().isEmpty()
                || !SILENT.containsAll(item.texts().keySet());
    }

    private static Runs dressed(
            ListedWork publication, Runs runs, Map<String, List<NameHighlighter.Missing>> missing) {
        List<NameHighlighter.Missing> ofThis = missing.getOrDefault(publication.key(), List.of());
        return new NameHighlighter(publication, ofThis).of(runs);
    }

    /// The references by id; citations for styles without a bibliography.
    private Map<String, Runs> references(List<CslItem> items) {
        Processor processor = new Processor(style, locale, items);
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

    /// An author who is required but omitted, and an item with only the first author and this one,
    /// so that the style formats the name as it does after the first.
    private record Cut(String key, int place, CslItem item) {}

    private Map<String, List<NameHighlighter.Missing>> missing(
            List<ListedWork> publications, Map<String, CslItem> items, Map<String, Runs> plain) {
        List<Cut> cuts =
                publications.stream()
                        .filter(each -> items.containsKey(each.key()))
                        .flatMap(each -> {
                            String key = each.key();
                            Runs runs = plain.getOrDefault(key, Runs.EMPTY);
                            return cuts(each, Objects.requireNonNull(items.get(key)), runs);
                        })
                        .toList();
        Map<String, Runs> pairs = references(cuts.stream().map(Cut::item).toList());
        Map<String, List<NameHighlighter.Missing>> missing = new HashMap<>();
        for (Cut cut : cuts) {
            Runs pair = pairs.getOrDefault(cut.item().id(), Runs.EMPTY);
            PersonMatcher.find(pair, AUTHOR, 1)
                    .map(person -> new Run.Person(AUTHOR, cut.place(), person.runs()))
                    .map(person ->
                            new NameHighlighter.Missing(
                                    person, PersonMatcher.behind(pair, AUTHOR, 1)))
                    .ifPresent(person ->
                            missing.computeIfAbsent(cut.key(), _ -> new ArrayList<>()).add(person));
        }
        return missing;
    }

    private static Stream<Cut> cuts(ListedWork publication, CslItem item, Runs runs) {
        Set<Integer> printed = PersonMatcher.printed(runs, AUTHOR);
        List<CslName> names = item.names().getOrDefault(AUTHOR, List.of());
        if (!printed.contains(0)) {
            return Stream.empty();
        }
        return publication.roll().mustName(publication.authors(AUTHOR)).stream()
                .filter(place -> place < names.size() && !printed.contains(place))
                .map(place ->
                        new Cut(
                                item.id(),
                                place,
                                item.withId(item.id() + " " + place)
                                        .withNames(
                                                AUTHOR,
                                                List.of(names.getFirst(), names.get(place)))));
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
