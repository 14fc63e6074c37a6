package octavo.venuenames;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The kind of a series.
public enum VenueKind {
    JOURNAL,
    MAGAZINE,
    CONFERENCE,
    SYMPOSIUM,
    WORKSHOP,
    PREPRINT,
    BOOK_SERIES;

    /// The id used in files, `book-series`.
    public String kindId() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<VenueKind> of(String id) {
        return Arrays.stream(values()).filter(kind -> kind.kindId().equals(id)).findFirst();
    }

    /// Whether it is an event, so that it has editions.
    public boolean isEvent() {
        return this == CONFERENCE || this == SYMPOSIUM || this == WORKSHOP;
    }
}
