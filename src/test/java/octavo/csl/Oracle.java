package octavo.csl;

import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.formats.csljson.CslJsonItems;
import octavo.richtext.HtmlWriter;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Compares what we make of items in real styles with what the reference engine made of them.
final class Oracle {
    private final List<CslItem> items;
    private final JsonNode expected;

    /// `items` is CSL-JSON; `expected` says by style what `bibliography` and `citations` become.
    Oracle(Path items, Path expected) throws IOException {
        this.items = CslJsonItems.of(read(items));
        this.expected = read(expected);
    }

    private static JsonNode read(Path file) throws IOException {
        return JsonMapper.shared().readTree(Files.readString(file));
    }

    List<Comparison> compare() throws IOException {
        List<Comparison> comparisons = new ArrayList<>();
        for (var style : expected.properties()) {
            comparisons.add(compare(style.getKey(), style.getValue()));
        }
        return comparisons;
    }

    private Comparison compare(String name, JsonNode wanted) throws IOException {
        BundledStyles.ResolvedStyle found =
                BundledStyles.readStyle(name)
                        .orElseThrow(() -> new IOException("no style " + name));
        Style style = found.style().value().orElseThrow(() -> new IOException(name));
        CitationProcessor processor = new CitationProcessor(style, found.locale(), items);
        List<String> differences = new ArrayList<>();
        Tally references = references(processor, wanted.path("bibliography"), differences);
        Tally places = places(processor, wanted.path("bibliography"), differences);
        int equal = 0;
        for (var cluster : wanted.path("citations").properties()) {
            List<Cite> cites = Arrays.stream(cluster.getKey().split("\\+")).map(Cite::of).toList();
            String html = HtmlWriter.of(processor.citation(cites));
            equal += note(cluster.getKey(), cluster.getValue().asString(), html, differences);
        }
        Tally citations = new Tally(equal, wanted.path("citations").size());
        return new Comparison(name, references, places, citations, differences);
    }

    private static Tally references(
            CitationProcessor processor, JsonNode wanted, List<String> differences) {
        Map<String, String> made = new LinkedHashMap<>();
        for (Bibliography.BibliographyEntry entry : processor.bibliography().entries()) {
            String html = "<div class=\"csl-entry\">" + HtmlWriter.of(entry.runs()) + "</div>";
            made.put(entry.itemId(), html);
        }
        int equal = 0;
        for (JsonNode entry : wanted) {
            String id = entry.path("id").asString();
            String html = made.getOrDefault(id, "");
            equal += note(id, entry.path("html").asString().strip(), html.strip(), differences);
        }
        return new Tally(equal, wanted.size());
    }

    private static Tally places(
            CitationProcessor processor, JsonNode wanted, List<String> differences) {
        List<String> order =
                processor.bibliography().entries().stream()
                        .map(Bibliography.BibliographyEntry::itemId)
                        .toList();
        int equal = 0;
        for (int i = 0; i < wanted.size(); i++) {
            String id = wanted.get(i).path("id").asString();
            String made = i < order.size() ? order.get(i) : "";
            equal += note("place " + (i + 1), id, made, differences);
        }
        return new Tally(equal, wanted.size());
    }

    private static int note(String what, String wanted, String made, List<String> differences) {
        if (wanted.equals(made)) {
            return 1;
        }
        differences.add(what + "\n expected: " + wanted + "\n actual:   " + made);
        return 0;
    }

    /// How many are equal, of how many.
    record Tally(int equal, int all) {
        Tally asEqual() {
            return new Tally(all, all);
        }

        @Override
        public String toString() {
            return equal + "\t" + all;
        }
    }

    /// What of a style is equal: references, their places, and citations; and what is not.
    record Comparison(
            String style,
            Tally references,
            Tally places,
            Tally citations,
            List<String> differences) {
        /// As if nothing differed.
        Comparison asEqual() {
            return new Comparison(
                    style, references.asEqual(), places.asEqual(), citations.asEqual(), List.of());
        }

        /// As a row of a table.
        String line() {
            return style + "\t" + references + "\t" + places + "\t" + citations;
        }
    }
}
