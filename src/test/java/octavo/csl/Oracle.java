package octavo.csl;

import octavo.exporter.csl.CslJsonItems;
import octavo.runs.Html;
import octavo.text.Parsed;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Compares what we make of items in real styles with what the reference engine made of them.
final class Oracle {
    private final List<CslItem> items;
    private final JsonNode expected;

    /// `NAME.json` holds the items, `NAME.expected.json` what they become.
    Oracle(Path folder, String name) throws IOException {
        items = CslJsonItems.of(read(folder.resolve(name + ".json")));
        expected = read(folder.resolve(name + ".expected.json"));
    }

    private static JsonNode read(Path file) throws IOException {
        return JsonMapper.shared().readTree(Files.readString(file));
    }

    Map<String, Comparison> compare() throws IOException {
        Map<String, Comparison> comparisons = new LinkedHashMap<>();
        for (var style : expected.properties()) {
            comparisons.put(style.getKey(), compare(style.getKey(), style.getValue()));
        }
        return comparisons;
    }

    static Style style(String name) throws IOException {
        try (InputStream in = Oracle.class.getResourceAsStream("/" + name + ".csl")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Parsed<Optional<Style>> style = StyleReader.parse(text);
            return style.value().orElseThrow(() -> new IOException(name + style.diagnostics()));
        }
    }

    private Comparison compare(String name, JsonNode wanted) throws IOException {
        Processor processor = new Processor(style(name), "", items);
        Map<String, String> references = new LinkedHashMap<>();
        List<String> order = new ArrayList<>();
        for (Bibliography.Entry entry : processor.bibliography().entries()) {
            references.put(
                    entry.id(), "<div class=\"csl-entry\">" + Html.of(entry.runs()) + "</div>");
            order.add(entry.id());
        }
        List<String> differences = new ArrayList<>();
        List<String> wantedOrder = new ArrayList<>();
        int equal = 0;
        for (JsonNode entry : wanted.path("bibliography")) {
            String id = entry.path("id").asString();
            wantedOrder.add(id);
            String html = references.getOrDefault(id, "");
            equal += note(id, entry.path("html").asString().strip(), html.strip(), differences);
        }
        if (!order.equals(wantedOrder)) {
            int i = 0;
            while (i < order.size() && order.get(i).equals(wantedOrder.get(i))) {
                i++;
            }
            differences.add(
                    "order from "
                            + i
                            + "\n E: "
                            + wantedOrder.subList(i, Math.min(i + 6, wantedOrder.size()))
                            + "\n A: "
                            + order.subList(i, Math.min(i + 6, order.size())));
        }
        int cites = 0;
        for (var cluster : wanted.path("citations").properties()) {
            List<Cite> ids = Arrays.stream(cluster.getKey().split("\\+")).map(Cite::of).toList();
            String html = Html.of(processor.citation(ids));
            cites += note(cluster.getKey(), cluster.getValue().asString(), html, differences);
        }
        return new Comparison(
                equal,
                wantedOrder.size(),
                cites,
                wanted.path("citations").size(),
                order.equals(wantedOrder),
                differences);
    }

    private static int note(String id, String wanted, String made, List<String> differences) {
        if (wanted.equals(made)) {
            return 1;
        }
        differences.add(id + "\n E: " + wanted + "\n A: " + made);
        return 0;
    }

    /// How many references and citations are equal, of how many; whether the order is; and what is
    /// not equal.
    record Comparison(
            int references,
            int ofReferences,
            int citations,
            int ofCitations,
            boolean order,
            List<String> differences) {}
}
