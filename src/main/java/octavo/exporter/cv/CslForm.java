package octavo.exporter.cv;

import octavo.csl.Bibliography;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.CslName;
import octavo.csl.Processor;
import octavo.csl.Style;
import octavo.exporter.csl.CslJsonItems;
import octavo.runs.Run;
import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/// Writes entries in a CSL style. Order, numbers and repeated authors are not the style's business
/// here: a list of publications has its own. Nor is who is brought out and who must be named.
public final class CslForm implements EntryForm {
    private static final String AUTHOR = "author";

    private final Style style;
    private final String locale;

    /// @param locale empty for that of the style
    public CslForm(Style style, String locale) {
        this.style = style.withoutSubstitutes();
        this.locale = locale;
    }

    @Override
    public Map<String, Lines> write(List<Publication> publications) {
        Map<String, CslItem> items = new LinkedHashMap<>();
        publications.forEach(each -> items.put(each.work().key(), CslJsonItems.of(each.work())));
        Map<String, Runs> plain = references(List.copyOf(items.values()));
        Map<String, Run.Person> missing = missing(publications, items, plain);
        Map<String, Lines> entries = new LinkedHashMap<>();
        for (Publication publication : publications) {
            String key = publication.work().key();
            Optional.ofNullable(plain.get(key))
                    .map(runs -> dressed(publication, runs, missing))
                    .ifPresent(runs -> entries.put(key, lines(runs)));
        }
        return entries;
    }

    private static Runs dressed(
            Publication publication, Runs runs, Map<String, Run.Person> missing) {
        Optional<Run.Person> self = Optional.ofNullable(missing.get(publication.work().key()));
        return new Dressing(publication.roll(), publication.work(), self).of(runs);
    }

    /// The references by their ids; citations, in styles that have no references.
    private Map<String, Runs> references(List<CslItem> items) {
        Processor processor = new Processor(style, locale, items);
        if (style.bibliography().isEmpty()) {
            return items.stream()
                    .collect(
                            Collectors.toMap(
                                    CslItem::id,
                                    item -> processor.citation(List.of(Cite.of(item.id())))));
        }
        return processor.bibliography().entries().stream()
                .collect(Collectors.toMap(Bibliography.Entry::id, Bibliography.Entry::runs));
    }

    /// Whom entries must name but do not: as the style writes that author after the first, where
    /// there are but two.
    private Map<String, Run.Person> missing(
            List<Publication> publications, Map<String, CslItem> items, Map<String, Runs> plain) {
        Map<String, Integer> places = new HashMap<>();
        List<CslItem> pairs = new ArrayList<>();
        for (Publication publication : publications) {
            String key = publication.work().key();
            Runs runs = plain.getOrDefault(key, Runs.EMPTY);
            int self = publication.roll().mustName(publication.work());
            CslItem item = Objects.requireNonNull(items.get(key));
            List<CslName> names = item.names().getOrDefault(AUTHOR, List.of());
            boolean cut =
                    Persons.printed(runs, AUTHOR).contains(0)
                            && self > 0
                            && self < names.size()
                            && !Persons.printed(runs, AUTHOR).contains(self);
            if (cut) {
                places.put(key, self);
                pairs.add(item.withNames(AUTHOR, List.of(names.getFirst(), names.get(self))));
            }
        }
        Map<String, Run.Person> missing = new HashMap<>();
        references(pairs)
                .forEach((key, runs) ->
                        Persons.find(runs, AUTHOR, 1)
                                .map(person ->
                                        new Run.Person(
                                                AUTHOR, places.getOrDefault(key, 0), person.runs()))
                                .ifPresent(person -> missing.put(key, person)));
        return missing;
    }

    private static Lines lines(Runs entry) {
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
        return new Lines(false, lines);
    }

    /// The blocks of an entry lie inside a look that holds for all of it, if there is one.
    private static List<Run> unwrapped(List<Run> runs) {
        return runs.size() == 1
                        && runs.getFirst() instanceof Run.Styled(_, List<Run> inner)
                        && inner.stream().anyMatch(Run.Block.class::isInstance)
                ? inner
                : runs;
    }
}
