package octavo.bib;

import octavo.text.Span;

/// How an entry is laid out, so that what is added to it looks like the rest.
///
/// @param lead what stands before a field's name: a line end and indent, or a blank
/// @param gap what stands between a name and its value, for a name of `column` characters
/// @param column how long a name is, padding included, where the `=` are aligned; else 0
/// @param trailingComma whether a comma follows the last field
record EntryStyle(String lead, String gap, int column, boolean trailingComma) {

    static EntryStyle of(BibEntry entry) {
        int last = entry.fieldCount() - 1;
        if (last < 0) {
            return new EntryStyle(ofEmpty(entry), " = ", 0, false);
        }
        Slice slice = entry.slice();
        Span name = entry.nameSpan(last);
        Span value = entry.valueSpan(last);
        int before = last == 0 ? entry.keySpan().end() : entry.valueSpan(last - 1).end();
        String lead = slice.text(new Span(before, name.start()));
        String gap = slice.text(Span.between(name, value));
        String rest = slice.text(new Span(value.end(), entry.bodyEnd()));
        return new EntryStyle(
                lead.substring(lead.indexOf(',') + 1),
                gap,
                columnOf(entry, gap),
                rest.stripLeading().startsWith(","));
    }

    private static String ofEmpty(BibEntry entry) {
        String text = entry.text();
        return text.contains("\r\n") ? "\r\n  " : "\n  ";
    }

    /// The column of the `=`, if the fields are aligned to one: some name is padded.
    private static int columnOf(BibEntry entry, String gap) {
        int last = entry.fieldCount() - 1;
        int column = entry.nameSpan(last).length() + gap.indexOf('=');
        int shortest = column;
        for (int i = 0; i <= last; i++) {
            Span name = entry.nameSpan(i);
            String between = entry.slice().text(Span.between(name, entry.valueSpan(i)));
            if (name.length() + between.indexOf('=') != column) {
                return 0;
            }
            shortest = Math.min(shortest, name.length());
        }
        return column > shortest + 1 ? column : 0;
    }

    /// A field laid out like the others, without the comma behind it.
    String field(String name, String value) {
        String head = lead + name;
        int equals = gap.indexOf('=');
        if (column == 0 || equals < 0) {
            return head + (equals < 0 ? " = " : gap) + value;
        }
        String padding = " ".repeat(Math.max(1, column - name.length()));
        return head + padding + gap.substring(equals) + value;
    }
}
