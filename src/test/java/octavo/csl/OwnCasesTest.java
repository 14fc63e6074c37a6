package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.CaseFile;
import octavo.csl.style.Style;
import octavo.csl.style.StyleReader;
import octavo.formats.csljson.CslJsonItems;
import octavo.richtext.HtmlWriter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Cases of our own for each rule of CSL. A block begins with the rule behind `#`, goes on with
/// attributes of `style:`, `citation:`, `bibliography:` and `layout:` and with the `sort:` key, and
/// has what is in the layout on a line of its own. Then each line is a case: an item, or a list of
/// those that are cited together, as CSL-JSON, `=>`, and what comes of it in HTML. An item is a
/// `book` unless it says otherwise. With `bibliography:`, references are made, ` | ` between them.
///
/// What citeproc-js says of them was compared: it agrees, but for the years before 1000 that it
/// prints without AD and the blank that it adds to `year-suffix-delimiter`.
class OwnCasesTest {
    private static final List<String> FILES =
            List.of(
                    "names",
                    "scripts",
                    "dates",
                    "numbers",
                    "pages",
                    "text",
                    "conditions",
                    "cites",
                    "bibliographies",
                    "other-suites");

    private static List<String> lines(String file) throws IOException {
        return CaseFile.lines(OwnCasesTest.class, "cases/" + file + ".txt");
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void theRulesOfCslHold(String file) throws IOException {
        String rule = "";
        String layout = "";
        Map<String, String> settings = new HashMap<>();
        StringBuilder wanted = new StringBuilder();
        StringBuilder found = new StringBuilder();
        for (String line : lines(file)) {
            int arrow = line.indexOf(" => ");
            if (line.startsWith("# ")) {
                rule = line;
                settings.clear();
            } else if (line.startsWith("<")) {
                layout = line;
            } else if (arrow < 0) {
                int colon = line.indexOf(':');
                settings.put(line.substring(0, colon), line.substring(colon + 1));
            } else {
                String start = rule + "\n" + line.substring(0, arrow) + " => ";
                wanted.append(start).append(line.substring(arrow + 4)).append('\n');
                found.append(start)
                        .append(made(settings, layout, items(line.substring(0, arrow))))
                        .append('\n');
            }
        }
        assertEquals(wanted.toString(), found.toString());
    }

    @Test
    void theRulesHaveAtLeastFourHundredCases() throws IOException {
        long cases = 0;
        for (String file : FILES) {
            cases += lines(file).stream().filter(line -> line.contains(" => ")).count();
        }
        System.out.println(cases + " CSL cases of our own");
        assertTrue(cases >= 400);
    }

    private static String made(Map<String, String> settings, String layout, List<CslItem> items) {
        Style style = StyleReader.parse(style(settings, layout)).value().orElseThrow();
        CitationProcessor processor = new CitationProcessor(style, "", items);
        if (!settings.containsKey("bibliography")) {
            return HtmlWriter.of(
                    processor.citation(items.stream().map(item -> Cite.of(item.id())).toList()));
        }
        return processor.bibliography().entries().stream()
                .map(entry -> HtmlWriter.of(entry.runs()))
                .collect(Collectors.joining(" | "));
    }

    private static String style(Map<String, String> settings, String layout) {
        String sort = settings.getOrDefault("sort", "");
        String whole = sort + element("layout", settings, layout);
        String cites = "<layout><text variable=\"title\"/></layout>";
        boolean references = settings.containsKey("bibliography");
        return element(
                "style",
                settings,
                element("citation", settings, references ? cites : whole)
                        + (references ? element("bibliography", settings, whole) : ""));
    }

    private static String element(String name, Map<String, String> settings, String inner) {
        return "<%s %s>%s</%s>".formatted(name, settings.getOrDefault(name, ""), inner, name);
    }

    /// The items, numbered in their order.
    private static List<CslItem> items(String json) {
        JsonNode node = JsonMapper.shared().readTree(json);
        ArrayNode all = JsonMapper.shared().createArrayNode();
        (node.isArray() ? node.valueStream() : Stream.of(node))
                .map(ObjectNode.class::cast)
                .forEach(item -> all.add(numbered(item, all.size() + 1)));
        return CslJsonItems.of(all);
    }

    private static ObjectNode numbered(ObjectNode item, int number) {
        item.put("id", String.valueOf(number));
        return item.has("type") ? item : item.put("type", "book");
    }
}
