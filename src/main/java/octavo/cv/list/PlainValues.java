package octavo.cv.list;

import octavo.cv.configuration.TemplateNames;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.library.WorkKind;
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
    private static final Map<String, String> FIELD_BY_VALUE =
            Map.of("place", "location", "rate", "acceptance-rate", "project", "website");

    /// The fields of each value: every work remembers what it has in them by these names.
    private static final Map<String, List<String>> FIELDS_BY_NAME = new ConcurrentHashMap<>();

    String valueOf(String valueName) {
        return switch (valueName) {
            case "key" -> work.key();
            case "kind" -> work.workKind().id();
            case "doi" ->
                    Doi.parse(work.rawValue("doi").orElse(""))
                            .value()
                            .map(Doi::toString)
                            .orElse("");
            case "pages" -> work.plainText("pages").replaceAll("(?<=\\w)--?(?=\\w)", "–");
            default ->
                    valueName.startsWith(TemplateNames.FIELD_PREFIX)
                            ? work.plainText(
                                    valueName.substring(TemplateNames.FIELD_PREFIX.length()))
                            : firstFieldText(valueName);
        };
    }

    /// A field by its name, by our name for it, or by those that others use for private fields.
    private String firstFieldText(String valueName) {
        return fieldTexts(valueName).findFirst().orElse("");
    }

    private Stream<String> fieldTexts(String valueName) {
        return fieldsOf(valueName).map(work::plainText).filter(text -> !text.isEmpty());
    }

    /// The possible URLs of a value, the best first. They are not LaTeX, except for what people
    /// escape in them.
    Stream<String> possibleUrls(String valueName) {
        return fieldsOf(valueName)
                .flatMap(field -> work.rawValue(field).stream())
                .map(WebUrl::printedUrl);
    }

    private static Stream<String> fieldsOf(String valueName) {
        return FIELDS_BY_NAME.computeIfAbsent(valueName, PlainValues::possibleFields).stream();
    }

    private static List<String> possibleFields(String valueName) {
        return List.of(
                valueName,
                FIELD_BY_VALUE.getOrDefault(valueName, valueName),
                "x-" + valueName,
                "url_" + valueName);
    }

    /// The arXiv id; only for a preprint, unless it is in `eprint`.
    String arxivId() {
        String archive =
                work.rawValue(FieldName.EPRINTTYPE)
                        .or(() -> work.rawValue(FieldName.ARCHIVEPREFIX))
                        .orElse("");
        return ArxivId.parse(work.rawValue("eprint").orElse(""), archive)
                .value()
                .or(() -> work.workKind() == WorkKind.PREPRINT ? work.arXiv() : Optional.empty())
                .map(ArxivId::toString)
                .orElse("");
    }
}
