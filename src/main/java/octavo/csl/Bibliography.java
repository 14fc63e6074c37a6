package octavo.csl;

import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// References in order, with layout parameters. `secondFieldAlign` is `flush`, `margin` or empty.
public record Bibliography(
        List<Entry> entries,
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
    public Bibliography unlabelled() {
        return new Bibliography(
                entries.stream().map(Entry::unlabelled).toList(),
                hangingIndent,
                "",
                lineSpacing,
                entrySpacing);
    }

    /// The reference for an item id; `missing` names the variables that the style used and the item
    /// lacks.
    public record Entry(String id, Runs runs, List<String> missing) {
        public Entry {
            missing = List.copyOf(missing);
        }

        private Entry unlabelled() {
            return new Entry(id, new Runs(unlabelled(runs.runs())), missing);
        }

        /// The blocks are inside formatting that applies to all of it, if there is any.
        private static List<Run> unlabelled(List<Run> runs) {
            List<Run> rest = new ArrayList<>();
            for (Run run : runs) {
                switch (run) {
                    case Run.Block(Run.Place place, _) when place == Run.Place.LEFT_MARGIN -> {}
                    case Run.Block(Run.Place place, var inner)
                            when place == Run.Place.RIGHT_INLINE ->
                            rest.addAll(inner);
                    case Run.Styled(var look, var inner) when runs.size() == 1 ->
                            rest.add(new Run.Styled(look, unlabelled(inner)));
                    default -> rest.add(run);
                }
            }
            return rest;
        }
    }
}
