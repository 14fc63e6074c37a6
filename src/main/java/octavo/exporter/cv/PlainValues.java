package octavo.exporter.cv;

import octavo.library.Work;
import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.Map;
import java.util.stream.Stream;

/// The values of a work that are texts without looks, by the names that templates have for them.
record PlainValues(Work work) {
    /// Begins the name of a value that is any field.
    static final String FIELD = "field.";

    /// The field that a value is in where it is not the one of its name.
    private static final Map<String, String> FIELDS =
            Map.of("place", "location", "rate", "acceptance-rate", "project", "website");

    String of(String name) {
        return switch (name) {
            case "key" -> work.key();
            case "kind" -> work.kind().id();
            case "year" -> work.date().startYear().map(String::valueOf).orElse("");
            case "doi" ->
                    Doi.parse(work.raw("doi").orElse("")).value().map(Doi::toString).orElse("");
            case "pages" -> work.text("pages").replaceAll("(?<=\\w)--?(?=\\w)", "–");
            default ->
                    name.startsWith(FIELD) ? work.text(name.substring(FIELD.length())) : own(name);
        };
    }

    /// A field by its name, by the name that we know it by, or as others mark their own.
    private String own(String name) {
        return all(name).findFirst().orElse("");
    }

    /// The texts that a value may have, the best first.
    Stream<String> all(String name) {
        return Stream.of(name, FIELDS.getOrDefault(name, name), "x-" + name, "url_" + name)
                .map(work::text)
                .filter(text -> !text.isEmpty());
    }

    String arxiv() {
        String archive = work.raw("eprinttype").or(() -> work.raw("archiveprefix")).orElse("");
        return ArxivId.parse(work.raw("eprint").orElse(""), archive)
                .value()
                .map(ArxivId::toString)
                .orElse("");
    }
}
