package octavo.gui.entries;

import octavo.gui.controls.KindNames;
import octavo.library.EntryGuard;
import octavo.library.Work;

import java.util.Locale;

/// The columns of the table.
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

    /// The initial width.
    double width() {
        return width;
    }

    /// Years and kinds are short, and useless when truncated; of the others, the heading is not
    /// truncated.
    double minWidth() {
        return minWidth;
    }

    /// Whether all its texts are about equally short, so that extra width is useless.
    boolean isShort() {
        return this == YEAR || this == KIND;
    }

    /// Its text for a work; empty if a bug makes it unreadable.
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
