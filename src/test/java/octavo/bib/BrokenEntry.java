package octavo.bib;

/// An entry as a bug of the parser would make it: reading one of its values throws.
public final class BrokenEntry {
    private BrokenEntry() {}

    /// The same entry, with the value of a field beyond its end.
    public static BibEntry of(BibEntry entry, String field) {
        int at = entry.indexOfField(field);
        int[] marks =
                new int[BibEntry.HEAD_LENGTH + entry.fieldCount() * BibEntry.OFFSETS_PER_FIELD];
        marks[0] = entry.typeSpan().start();
        marks[1] = entry.typeSpan().end();
        marks[2] = entry.keySpan().start();
        marks[3] = entry.keySpan().end();
        marks[4] = entry.bodyEnd();
        for (int i = 0; i < entry.fieldCount(); i++) {
            int mark = BibEntry.HEAD_LENGTH + i * BibEntry.OFFSETS_PER_FIELD;
            int beyond = i == at ? Integer.MAX_VALUE / 2 : 0;
            marks[mark] = entry.nameSpan(i).start();
            marks[mark + 1] = entry.nameSpan(i).end();
            marks[mark + 2] = entry.valueSpan(i).start() + beyond;
            marks[mark + 3] = entry.valueSpan(i).end() + beyond;
        }
        return new BibEntry(entry.slice(), marks, entry.diagnostics());
    }
}
