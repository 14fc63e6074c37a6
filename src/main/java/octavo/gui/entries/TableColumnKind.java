package octavo.gui.entries;

import octavo.gui.controls.KindNames;
import octavo.library.EntryGuard;
import octavo.library.Work;

import java.util.Locale;

/// What the table can show of an entry.
public enum TableColumnKind {
    KEY(150, 44),
    AUTHORS(190, 68),
    TITLE(330, 48),
    VENUE(190, 58),
    YEAR(56, 48),
    KIND(116, 94);

    private final double width;
    private final double minWidth;

    TableColumnKind(double width, double minWidth) {
        this.width = width;
        this.minWidth = minWidth;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The width to begin with.
    double width() {
        return width;
    }

    /// Years and kinds are short, and of no use when cut; of the others, the name is not cut.
    double minWidth() {
        return minWidth;
    }

    /// Whether all that it shows is about as short, so that more room is of no use.
    boolean isShort() {
        return this == YEAR || this == KIND;
    }

    /// What it shows of a work; nothing where a bug keeps it from being read.
    String text(Work work) {
        return EntryGuard.read(work.key(), () -> read(work), () -> "");
    }

    private String read(Work work) {
        return switch (this) {
            case KEY -> work.key();
            case AUTHORS -> work.authorsInShort();
            case TITLE -> work.title();
            case VENUE -> work.venue();
            case YEAR -> work.year();
            case KIND -> KindNames.of(work.kind());
        };
    }

    String text(EntryCells row) {
        return switch (this) {
            case KEY -> row.texts().key();
            case AUTHORS -> row.texts().authors();
            case TITLE -> row.texts().title();
            case VENUE -> row.texts().venue();
            case YEAR -> row.texts().year();
            case KIND -> row.texts().kind();
        };
    }
}
