package octavo.csl;

import octavo.richtext.Runs;

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

    /// The reference for an item id; `missing` names the variables that the style used and the item
    /// lacks.
    public record Entry(String id, Runs runs, List<String> missing) {
        public Entry {
            missing = List.copyOf(missing);
        }
    }
}
