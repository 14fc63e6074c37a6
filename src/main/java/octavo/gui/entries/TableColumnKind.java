package octavo.gui.entries;

import octavo.gui.controls.FieldLabels;
import octavo.gui.controls.KindNames;
import octavo.gui.controls.MessageTexts;
import octavo.library.EntryGuard;
import octavo.library.Work;

import java.util.Arrays;
import java.util.Locale;

/// What the table can show of an entry: what is made of several fields, or the text of one.
public final class TableColumnKind {
    private static final MessageTexts MESSAGES = MessageTexts.of(TableColumnKind.class);

    public static final TableColumnKind TITLE = new TableColumnKind("title", 360, 48, 380);
    public static final TableColumnKind AUTHORS = new TableColumnKind("authors", 170, 68, 140);
    public static final TableColumnKind VENUE = new TableColumnKind("venue", 130, 58, 110);
    public static final TableColumnKind YEAR = new TableColumnKind("year", 66, 64, 64);
    public static final TableColumnKind KIND = new TableColumnKind("kind", 116, 94, 94);
    public static final TableColumnKind KEY = new TableColumnKind("key", 150, 44, 90);

    /// The projects that cite an entry, which no entry knows itself.
    public static final TableColumnKind CITED = new TableColumnKind("cited", 110, 64, 80);

    private static final TableColumnKind[] USUAL = {TITLE, AUTHORS, VENUE, YEAR, KIND, KEY};
    private static final TableColumnKind[] OWN = {TITLE, AUTHORS, VENUE, YEAR, KIND, KEY, CITED};

    private final String id;
    private final double width;
    private final double minWidth;
    private final double easyWidth;

    private TableColumnKind(String id, double width, double minWidth, double easyWidth) {
        this.id = id;
        this.width = width;
        this.minWidth = minWidth;
        this.easyWidth = easyWidth;
    }

    /// The columns that there are for every library.
    public static TableColumnKind[] values() {
        return OWN.clone();
    }

    /// Those that a table has at first, in their order.
    static TableColumnKind[] usual() {
        return USUAL.clone();
    }

    /// The column of an id: one of ours, or else that of the field of that name.
    public static TableColumnKind of(String id) {
        String folded = id.toLowerCase(Locale.ROOT);
        return Arrays.stream(OWN)
                .filter(each -> each.id.equals(folded))
                .findFirst()
                .orElseGet(() -> new TableColumnKind(folded, 120, 44, 80));
    }

    public String id() {
        return id;
    }

    /// Whether it shows a single field of the entry.
    boolean isField() {
        return Arrays.stream(OWN).noneMatch(this::equals);
    }

    /// What stands above it.
    String heading() {
        return isField() ? FieldLabels.of(id) : MESSAGES.text("column." + id);
    }

    /// The initial width.
    double width() {
        return width;
    }

    /// Years and kinds are short, and useless when truncated; of the others, the heading is not
    /// truncated.
    double minWidth() {
        return minWidth;
    }

    /// What it needs to be of use.
    double easyWidth() {
        return easyWidth;
    }

    /// Whether it takes no more than is wanted for it: what is left is for the title.
    boolean isModest() {
        return !equals(TITLE);
    }

    /// Its text for a work; empty if a bug makes it unreadable.
    String text(Work work, RowContext context) {
        return EntryGuard.readSafely(work.key(), () -> read(work, context), () -> "");
    }

    private String read(Work work, RowContext context) {
        return switch (id) {
            case "key" -> work.key();
            case "authors" -> work.authorFamilyNames();
            case "title" -> work.title();
            case "venue" -> context.venues().apply(work.venue());
            case "year" -> work.shownYear();
            case "kind" -> KindNames.of(work.workKind());
            case "cited" -> context.cited().projectNames(work.key());
            default -> ReadingMarkTexts.of(id, work.plainText(id).strip());
        };
    }

    String text(EntryCells row) {
        return switch (id) {
            case "key" -> row.texts().key();
            case "authors" -> row.texts().authors();
            case "title" -> row.texts().title();
            case "venue" -> row.texts().venue();
            case "year" -> row.texts().year();
            case "kind" -> row.texts().kind();
            case "cited" -> row.texts().cited();
            default -> text(row.work(), RowContext.NOTHING);
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TableColumnKind column && column.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
