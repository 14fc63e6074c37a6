package octavo.venuenames;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What sort of thing a series is.
public enum VenueKind {
    JOURNAL,
    MAGAZINE,
    CONFERENCE,
    SYMPOSIUM,
    WORKSHOP,
    PREPRINT,
    BOOK_SERIES;

    /// The name that files use, `book-series`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<VenueKind> of(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }

    /// Whether people meet at it, so that it has editions.
    public boolean isEvent() {
        return this == CONFERENCE || this == SYMPOSIUM || this == WORKSHOP;
    }
}
