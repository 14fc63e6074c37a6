package octavo.cv.list;

import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.KeptNames;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Style;
import octavo.cslreferences.CslItemTranslator;
import octavo.cv.configuration.EntryLines;
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

    private final Style cslStyle;
    private final String locale;
    private final CslItemTranslator itemWords;

    /// @param locale empty for the style's own
    public CslForm(Style cslStyle, String locale) {
        this.cslStyle = cslStyle.withoutSubstitutes().withoutSort();
        this.locale = locale;
        this.itemWords = new CslItemTranslator(cslStyle, locale);
    }

    @Override
    public Map<String, EntryLines> formatEntries(List<ListedWork> listedWorks) {
        Map<String, CslItem> items = new LinkedHashMap<>();
        listedWorks.stream()
                .map(this::toItem)
                .filter(CslForm::hasContent)
                .forEach(item -> items.put(item.id(), item));
        Map<String, Runs> references =
                formatReferences(List.copyOf(items.values()), keptNames(listedWorks));
        Map<String, EntryLines> entries = new LinkedHashMap<>();
        for (ListedWork listedWork : listedWorks) {
            String key = listedWork.key();
            Optional.ofNullable(references.get(key))
                    .map(referenceRuns -> NameHighlighter.highlightNames(referenceRuns, listedWork))
                    .ifPresent(referenceRuns -> entries.put(key, splitLines(referenceRuns)));
        }
        return entries;
    }

    private CslItem toItem(ListedWork listedWork) {
        return itemWords.translate(listedWork.cslItem()).withId(listedWork.key());
    }

    /// For an empty entry styles still print their number.
    private static boolean hasContent(CslItem item) {
        return !item.names().isEmpty()
                || !item.dates().isEmpty()
                || !SILENT.containsAll(item.texts().keySet());
    }

    /// The authors whom "et al." must not stand for.
    private static KeptNames keptNames(List<ListedWork> listedWorks) {
        Map<String, List<Integer>> indicesByKey = new HashMap<>();
        listedWorks.forEach(listedWork ->
                indicesByKey.put(
                        listedWork.key(),
                        listedWork.personRules().keptIndices(listedWork.listedAuthors(AUTHOR))));
        return new KeptNames(
                AUTHOR,
                indicesByKey,
                omittedCount ->
                        listedWorks
                                .getFirst()
                                .personRules()
                                .listWords()
                                .formatText("more", omittedCount));
    }

    /// The references by id; citations for styles without a bibliography.
    private Map<String, Runs> formatReferences(List<CslItem> items, KeptNames keptNames) {
        CitationProcessor citationProcessor =
                new CitationProcessor(cslStyle, CslLocale.of(cslStyle, locale), items, keptNames);
        if (cslStyle.bibliography().isEmpty()) {
            return items.stream()
                    .collect(
                            Collectors.toMap(
                                    CslItem::id,
                                    item ->
                                            citationProcessor.citation(
                                                    List.of(Cite.of(item.id())))));
        }
        return citationProcessor
                .references()
                .collect(
                        Collectors.toMap(
                                Bibliography.BibliographyEntry::itemId,
                                Bibliography.BibliographyEntry::runs));
    }

    private static EntryLines splitLines(Runs entryRuns) {
        List<Runs> lines = new ArrayList<>();
        List<Run> lineRuns = new ArrayList<>();
        for (Run run : withoutOuterFormat(entryRuns.runs())) {
            if (!(run instanceof Run.BlockRun(Run.BlockPosition position, List<Run> inner))) {
                lineRuns.add(run);
            } else if (position == Run.BlockPosition.RIGHT_INLINE) {
                lineRuns.addAll(inner);
            } else if (position != Run.BlockPosition.LEFT_MARGIN) {
                lines.add(new Runs(lineRuns));
                lines.add(new Runs(inner));
                lineRuns = new ArrayList<>();
            }
        }
        lines.add(new Runs(lineRuns));
        lines.removeIf(splitLine -> splitLine.plainText().isBlank());
        return new EntryLines(false, lines);
    }

    /// The blocks of an entry are inside formatting that applies to all of it, if there is any.
    private static List<Run> withoutOuterFormat(List<Run> runs) {
        return runs.size() == 1
                        && runs.getFirst() instanceof Run.StyledRun(_, List<Run> children)
                        && children.stream().anyMatch(Run.BlockRun.class::isInstance)
                ? children
                : runs;
    }
}
