package octavo.csl;

import octavo.richtext.Runs;

import java.util.List;

/// References in their order, and how a page shows them. `secondFieldAlign` is `flush`, `margin` or
/// empty.
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

    /// A reference to the item of that id; `missing` are the variables that the style asked for and
    /// the item does not have, by name.
    public record Entry(String id, Runs runs, List<String> missing) {
        public Entry {
            missing = List.copyOf(missing);
        }
    }
}
