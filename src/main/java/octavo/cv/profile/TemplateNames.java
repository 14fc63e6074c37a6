package octavo.cv.profile;

import octavo.library.Kind;

import java.util.Arrays;
import java.util.Set;

/// The names of template values.
public final class TemplateNames {
    /// Prefix for a field of the entry: `field.isbn`.
    public static final String FIELD = "field.";

    /// Prefix for a kind of work, to print something only for such works: `is-thesis`.
    public static final String IS = "is-";

    /// The named values besides those of `field.NAME` and `is-KIND`.
    static final Set<String> OWN =
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
        return OWN.contains(name)
                || name.startsWith(FIELD) && name.length() > FIELD.length()
                || name.startsWith(IS)
                        && Arrays.stream(Kind.values())
                                .anyMatch(kind -> kind.id().equals(name.substring(IS.length())));
    }
}
