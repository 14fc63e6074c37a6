package octavo.library;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The kind of a work, used by CV sections, search and exports.
public enum WorkKind {
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

    /// The name used in keywords, queries and the sidecar, `journal`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return id();
    }

    private static final Map<String, WorkKind> KINDS_BY_ID =
            Arrays.stream(values())
                    .collect(Collectors.toUnmodifiableMap(WorkKind::id, kind -> kind));

    /// The kind of a name.
    public static Optional<WorkKind> of(String id) {
        return Optional.ofNullable(KINDS_BY_ID.get(id));
    }
}
