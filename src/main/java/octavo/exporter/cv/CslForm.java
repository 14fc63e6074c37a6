package octavo.exporter.cv;

import octavo.csl.Bibliography;
import octavo.csl.CslItem;
import octavo.csl.Processor;
import octavo.csl.Style;
import octavo.exporter.csl.CslJsonItems;
import octavo.runs.Run;
import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Writes entries in a CSL style. Order, numbers and repeated authors are not the style's business
/// here: a list of publications has its own.
public final class CslForm implements EntryForm {
    private final Style style;
    private final String locale;

    /// @param locale empty for that of the style
    public CslForm(Style style, String locale) {
        this.style = style.withoutSubstitutes();
        this.locale = locale;
    }

    @Override
    public Map<String, Lines> write(List<Publication> publications) {
        List<CslItem> items =
                publications.stream().map(each -> CslJsonItems.of(each.work())).toList();
        Map<String, Lines> entries = new LinkedHashMap<>();
        for (Bibliography.Entry entry : new Processor(style, locale, items).bibliography().entries()) {
            entries.put(entry.id(), lines(entry.runs()));
        }
        return entries;
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
        return runs.size() == 1 && runs.getFirst() instanceof Run.Styled(_, List<Run> inner)
                        && inner.stream().anyMatch(Run.Block.class::isInstance)
                ? inner
                : runs;
    }
}
