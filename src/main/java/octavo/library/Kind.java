package octavo.library;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What kind of work an entry is about: what CV sections, search and exports go by.
public enum Kind {
    JOURNAL,
    CONFERENCE,
    WORKSHOP,
    PREPRINT,
    CHAPTER,
    BOOK,
    THESIS,
    REPORT,
    TALK,
    POSTER,
    SOFTWARE,
    DATASET,
    PATENT,
    OTHER;

    /// The name that keywords, queries and the sidecar use, `journal`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return id();
    }

    private static final Map<String, Kind> BY_ID =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Kind::id, kind -> kind));

    /// The kind that a name stands for.
    public static Optional<Kind> of(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }
}
