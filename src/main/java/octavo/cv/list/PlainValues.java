package octavo.cv.list;

import octavo.cv.profile.TemplateNames;
import octavo.fields.FieldName;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.WebUrl;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The unformatted values of a work, by their template names.
record PlainValues(Work work) {

    /// The fields of values with other names.
    private static final Map<String, String> FIELDS =
            Map.of("place", "location", "rate", "acceptance-rate", "project", "website");

    /// The fields of each value: every work remembers what it has in them by these names.
    private static final Map<String, List<String>> NAMES = new ConcurrentHashMap<>();

    String of(String name) {
        return switch (name) {
            case "key" -> work.key();
            case "kind" -> work.kind().id();
            case "doi" ->
                    Doi.parse(work.raw("doi").orElse("")).value().map(Doi::toString).orElse("");
            case "pages" -> work.text("pages").replaceAll("(?<=\\w)--?(?=\\w)", "–");
            default ->
                    name.startsWith(TemplateNames.FIELD)
                            ? work.text(name.substring(TemplateNames.FIELD.length()))
                            : own(name);
        };
    }

    /// A field by its name, by our name for it, or by those that others use for private fields.
    private String own(String name) {
        return all(name).findFirst().orElse("");
    }

    private Stream<String> all(String name) {
        return fields(name).map(work::text).filter(text -> !text.isEmpty());
    }

    /// The possible URLs of a value, the best first. They are not LaTeX, except for what people
    /// escape in them.
    Stream<String> addresses(String name) {
        return fields(name).flatMap(field -> work.raw(field).stream()).map(WebUrl::bare);
    }

    private static Stream<String> fields(String name) {
        return NAMES.computeIfAbsent(name, PlainValues::names).stream();
    }

    private static List<String> names(String name) {
        return List.of(name, FIELDS.getOrDefault(name, name), "x-" + name, "url_" + name);
    }

    /// The arXiv id; only for a preprint, unless it is in `eprint`.
    String arxiv() {
        String archive =
                work.raw(FieldName.EPRINTTYPE)
                        .or(() -> work.raw(FieldName.ARCHIVEPREFIX))
                        .orElse("");
        return ArxivId.parse(work.raw("eprint").orElse(""), archive)
                .value()
                .or(() -> work.kind() == Kind.PREPRINT ? work.arXiv() : Optional.empty())
                .map(ArxivId::toString)
                .orElse("");
    }
}
