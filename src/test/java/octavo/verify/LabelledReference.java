package octavo.verify;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A line of a file of HALLMARK's shape: a reference, and whether it is true.
///
/// @param kind the kind of error; empty for a true reference
record LabelledReference(
        String key, String type, Map<String, String> fields, boolean isTrue, String kind) {
    static List<LabelledReference> readAll(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank())
                .map(line -> of(JsonMapper.shared().readTree(line)))
                .toList();
    }

    private static LabelledReference of(JsonNode node) {
        Map<String, String> fields = new LinkedHashMap<>();
        node.path("fields")
                .properties()
                .forEach(it -> fields.put(it.getKey(), closed(it.getValue().asString(""))));
        return new LabelledReference(
                node.path("bibtex_key").asString("key"),
                node.path("bibtex_type").asString("misc"),
                fields,
                node.path("label").asString("").equals("VALID"),
                node.path("hallucination_type").asString(""));
    }

    /// Some values are cut within braces.
    private static String closed(String value) {
        long openCount = value.chars().filter(it -> it == '{').count();
        long closedCount = value.chars().filter(it -> it == '}').count();
        return value + "}".repeat((int) Math.max(0, openCount - closedCount));
    }

    String text(String field) {
        return fields.getOrDefault(field, "");
    }

    String venue() {
        return fields.getOrDefault("booktitle", text("journal"));
    }

    Work toWork() {
        String bibText =
                "@%s{key,\n%s}\n"
                        .formatted(
                                type,
                                fields.entrySet().stream()
                                        .map(it ->
                                                "  %s = {%s},\n"
                                                        .formatted(it.getKey(), it.getValue()))
                                        .collect(Collectors.joining()));
        return Work.allOf(Library.of(BibParser.parse(bibText))).findFirst().orElseThrow();
    }
}
