package octavo.gui.entries;

import octavo.library.Work;

import java.util.Locale;

/// What the table can show of an entry.
public enum Column {
    KEY(150),
    AUTHORS(190),
    TITLE(330),
    VENUE(190),
    YEAR(56),
    KIND(96);

    private final double width;

    Column(double width) {
        this.width = width;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The width to begin with.
    double width() {
        return width;
    }

    /// Years and kinds are short, and of no use when cut.
    double minWidth() {
        return this == YEAR || this == KIND ? width : 48;
    }

    /// What it shows of a work.
    String text(Work work) {
        return switch (this) {
            case KEY -> work.key();
            case AUTHORS -> work.authorsInShort();
            case TITLE -> work.title();
            case VENUE -> work.venue();
            case YEAR -> work.year();
            case KIND -> work.kind().id();
        };
    }

    String text(Row row) {
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
