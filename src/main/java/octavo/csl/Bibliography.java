package octavo.csl;

import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// References in order, with layout parameters. `secondFieldAlign` is `flush`, `margin` or empty.
public record Bibliography(
        List<BibliographyEntry> entries,
        boolean hangingIndent,
        String secondFieldAlign,
        int lineSpacing,
        int entrySpacing) {
    static final Bibliography NONE = new Bibliography(List.of(), false, "", 1, 1);

    public Bibliography {
        entries = List.copyOf(entries);
    }

    /// The same without the numbers or labels in the margin: a reference that stands alone is the
    /// first of no list.
    public Bibliography withoutLabels() {
        return new Bibliography(
                entries.stream().map(BibliographyEntry::withoutLabels).toList(),
                hangingIndent,
                "",
                lineSpacing,
                entrySpacing);
    }

    /// The reference for an item id; `missingVariables` names the variables that the style used and
    /// the item lacks.
    public record BibliographyEntry(String itemId, Runs runs, List<String> missingVariables) {
        public BibliographyEntry {
            missingVariables = List.copyOf(missingVariables);
        }

        private BibliographyEntry withoutLabels() {
            return new BibliographyEntry(
                    itemId, new Runs(withoutLabels(runs.runs())), missingVariables);
        }

        /// The blocks are inside formatting that applies to all of it, if there is any.
        private static List<Run> withoutLabels(List<Run> runs) {
            List<Run> keptRuns = new ArrayList<>();
            for (Run run : runs) {
                switch (run) {
                    case Run.BlockRun(Run.BlockPosition position, _)
                            when position == Run.BlockPosition.LEFT_MARGIN -> {}
                    case Run.BlockRun(Run.BlockPosition position, var children)
                            when position == Run.BlockPosition.RIGHT_INLINE ->
                            keptRuns.addAll(children);
                    case Run.StyledRun(var textFormat, var children) when runs.size() == 1 ->
                            keptRuns.add(new Run.StyledRun(textFormat, withoutLabels(children)));
                    default -> keptRuns.add(run);
                }
            }
            return keptRuns;
        }
    }
}
