package octavo.cv.configuration;

import octavo.library.WorkKind;

import java.util.Arrays;
import java.util.Set;

/// The names of template values.
public final class TemplateNames {
    /// Prefix for a field of the entry: `field.isbn`.
    public static final String FIELD_PREFIX = "field.";

    /// Prefix for a kind of work, to print something only for such works: `is-thesis`.
    public static final String KIND_PREFIX = "is-";

    /// The named values besides those of `field.NAME` and `is-KIND`.
    static final Set<String> NAMED_VALUES =
            Set.of(
                    "key",
                    "kind",
                    "title",
                    "authors",
                    "editors",
                    "year",
                    "month",
                    "venue",
                    "acronym",
                    "added-acronym",
                    "badge",
                    "status",
                    "award",
                    "note",
                    "links",
                    "keywords",
                    "volume",
                    "number",
                    "pages",
                    "publisher",
                    "place",
                    "series",
                    "series-name",
                    "edition",
                    "doi",
                    "arxiv",
                    "url",
                    "abstract",
                    "pdf",
                    "code",
                    "slides",
                    "video",
                    "poster",
                    "project",
                    "data",
                    "rate",
                    "preprint",
                    "genre",
                    "details",
                    "imprint");

    private TemplateNames() {}

    static boolean isKnown(String name) {
        return NAMED_VALUES.contains(name)
                || name.startsWith(FIELD_PREFIX) && name.length() > FIELD_PREFIX.length()
                || name.startsWith(KIND_PREFIX)
                        && Arrays.stream(WorkKind.values())
                                .anyMatch(kind ->
                                        kind.id().equals(name.substring(KIND_PREFIX.length())));
    }
}
