package octavo.csl;

import octavo.csl.CiteState.CitePosition;
import octavo.csl.style.Style;
import octavo.csl.style.StyleReader;
import octavo.formats.csljson.CslJsonItems;
import octavo.richtext.HtmlWriter;
import octavo.richtext.Runs;
import octavo.text.Parsed;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A case of the official suite: sections in one text file.
final class Fixture {
    private static final Citation NOTHING = new Citation(List.of(), 0);

    private static final Pattern SECTION =
            Pattern.compile("(?s)>>=+ ([A-Z-]+) =+>>\\r?\\n(.*?)\\r?\\n<<=+ \\1 =+<<");

    private final Map<String, String> sections = new HashMap<>();

    Fixture(String text) {
        Matcher section = SECTION.matcher(text);
        while (section.find()) {
            sections.put(section.group(1), section.group(2));
        }
    }

    private String section(String name) {
        return sections.getOrDefault(name, "");
    }

    String expected() {
        return section("RESULT").strip();
    }

    /// What the reference engine prints, in a case of ours that argues against it.
    String reference() {
        return section("REFERENCE").strip();
    }

    /// The sentence of the specification by which such a case argues.
    String specification() {
        return section("SPECIFICATION").strip();
    }

    String actual() {
        Parsed<Optional<Style>> parsed = StyleReader.parse(section("CSL"));
        if (parsed.value().isEmpty()) {
            throw new IllegalArgumentException(
                    parsed.diagnostics().getFirst().message().toString());
        }
        Style style = parsed.value().get();
        List<CslItem> items = items();
        boolean bibliography = section("MODE").strip().startsWith("bibliography");
        String result =
                sections.containsKey("CITATIONS")
                        ? document(style, items, bibliography)
                        : bibliography
                                ? bibliography(new CitationProcessor(style, "", items))
                                : clusters(style, items);
        return result.strip();
    }

    /// The items of a document: all, or those of the last of the lists that say what is in it.
    private List<CslItem> items() {
        List<CslItem> all = CslJsonItems.of(JsonMapper.shared().readTree(section("INPUT")));
        if (!sections.containsKey("BIBENTRIES")) {
            return all;
        }
        List<String> ids = new ArrayList<>();
        JsonNode lists = JsonMapper.shared().readTree(section("BIBENTRIES"));
        lists.get(lists.size() - 1).forEach(id -> ids.add(id.asString("")));
        return inOrder(all, ids);
    }

    private String clusters(Style style, List<CslItem> items) {
        CitationProcessor processor = new CitationProcessor(style, "", items);
        List<List<Cite>> clusters = new ArrayList<>();
        if (sections.containsKey("CITATION-ITEMS")) {
            JsonMapper.shared()
                    .readTree(section("CITATION-ITEMS"))
                    .forEach(cluster -> clusters.add(cites(cluster)));
        } else {
            clusters.add(processor.orderedIds().stream().map(Cite::of).toList());
        }
        List<List<CitePosition>> positions = positions();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < clusters.size(); i++) {
            lines.add(
                    html(
                            positions.isEmpty()
                                    ? processor.citation(clusters.get(i))
                                    : processor.citation(clusters.get(i), positions.get(i))));
        }
        return String.join("\n", lines);
    }

    private List<List<CitePosition>> positions() {
        List<List<CitePosition>> positions = new ArrayList<>();
        if (sections.containsKey("CITATION-ITEMS")) {
            for (JsonNode cluster : JsonMapper.shared().readTree(section("CITATION-ITEMS"))) {
                List<CitePosition> inCluster = new ArrayList<>();
                cluster.forEach(cite -> inCluster.add(position(cite.path("position").asInt(0))));
                positions.add(inCluster);
            }
        }
        return positions;
    }

    private static CitePosition position(int number) {
        return switch (number) {
            case 0 -> CitePosition.FIRST;
            case 1 -> CitePosition.SUBSEQUENT;
            case 2 -> CitePosition.IBID;
            default -> CitePosition.IBID_WITH_LOCATOR;
        };
    }

    private static String html(Runs runs) {
        return HtmlWriter.of(runs);
    }

    private static List<Cite> cites(JsonNode cluster) {
        List<Cite> cites = new ArrayList<>();
        for (JsonNode cite : cluster) {
            boolean alone = cite.path("author-only").asBoolean(false);
            boolean suppressed = cite.path("suppress-author").asBoolean(false);
            cites.add(
                    new Cite(
                            cite.path("id").asString(""),
                            cite.path("locator").asString(""),
                            cite.path("label").asString(""),
                            cite.path("prefix").asString(""),
                            cite.path("suffix").asString(""),
                            alone
                                    ? Cite.CiteMode.AUTHOR_ONLY
                                    : suppressed
                                            ? Cite.CiteMode.SUPPRESS_AUTHOR
                                            : Cite.CiteMode.NORMAL));
        }
        return cites;
    }

    private static String bibliography(CitationProcessor processor) {
        StringBuilder html = new StringBuilder("<div class=\"csl-bib-body\">\n");
        for (Bibliography.BibliographyEntry entry : processor.bibliography().entries()) {
            html.append("  <div class=\"csl-entry\">")
                    .append(html(entry.runs()))
                    .append("</div>\n");
        }
        return html.append("</div>").toString();
    }

    /// Citations as they come into a document one after the other: what is printed marks those that
    /// the last one changed, or of which it changed what tells them apart.
    private String document(Style style, List<CslItem> items, boolean bibliography) {
        JsonNode steps = JsonMapper.shared().readTree(section("CITATIONS"));
        Map<String, Citation> citations = new HashMap<>();
        Map<String, String> before = Map.of();
        List<String> order = List.of();
        Map<String, String> now = Map.of();
        Map<String, String> apart = Map.of();
        List<String> cited = new ArrayList<>();
        CitationProcessor processor = new CitationProcessor(style, "", items);
        for (JsonNode step : steps) {
            String id = step.get(0).path("citationID").asString("");
            order = new ArrayList<>();
            Set<String> moved = new HashSet<>();
            step.get(1).forEach(one -> put(one, citations, moved));
            step.get(2).forEach(one -> put(one, citations, moved));
            for (JsonNode one : step.get(1)) {
                order.add(one.get(0).asString(""));
            }
            order.add(id);
            for (JsonNode one : step.get(2)) {
                order.add(one.get(0).asString(""));
            }
            int note = step.get(0).path("properties").path("noteIndex").asInt(0);
            citations.put(id, new Citation(cites(step.get(0).path("citationItems")), note));
            cited.clear();
            List<Citation> all = order.stream().map(citations::get).toList();
            all.forEach(c -> c.cites().forEach(cite -> cited.add(cite.itemId())));
            processor = new CitationProcessor(style, "", inOrder(items, cited));
            before = now;
            now = texts(order, processor.citations(all));
            before = new HashMap<>(before);
            before.remove(id);
            moved.removeIf(other -> !sharesItems(other, all, citations));
            Map<String, String> next = apart(order, citations, processor);
            moved.addAll(changed(apart, next));
            apart = next;
            before.keySet().removeAll(moved);
        }
        return bibliography ? bibliography(processor) : printed(order, before, now);
    }

    private static Map<String, String> texts(List<String> order, List<Runs> runs) {
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < order.size(); i++) {
            texts.put(order.get(i), html(runs.get(i)));
        }
        return texts;
    }

    private static Set<String> changed(Map<String, String> before, Map<String, String> now) {
        Set<String> changed = new HashSet<>(now.keySet());
        changed.removeIf(id -> Objects.equals(now.get(id), before.get(id)));
        return changed;
    }

    /// What tells the cites of each citation apart. Where that changes, the reference prints again.
    /// A condition that tells cites apart does so in each of their forms, so it is asked anew when
    /// an item is first cited again.
    private static Map<String, String> apart(
            List<String> order, Map<String, Citation> citations, CitationProcessor processor) {
        Set<String> once = new HashSet<>();
        Set<String> again = new HashSet<>();
        order.stream()
                .flatMap(id -> citations.getOrDefault(id, NOTHING).cites().stream())
                .filter(cite -> !once.add(cite.itemId()))
                .forEach(cite -> again.add(cite.itemId()));
        Map<String, String> apart = new HashMap<>();
        for (String id : order) {
            StringBuilder all = new StringBuilder();
            for (Cite cite : citations.getOrDefault(id, NOTHING).cites()) {
                CiteState state = processor.stateOf(cite.itemId());
                all.append(state.nameDetail())
                        .append(state.conditionCount())
                        .append(state.yearSuffix());
                if (state.conditionCount() > 0) {
                    all.append(again.contains(cite.itemId()));
                }
            }
            apart.put(id, all.toString());
        }
        return apart;
    }

    /// Whether a citation cites what another does too, so that its place matters to that.
    private static boolean sharesItems(
            String id, List<Citation> all, Map<String, Citation> citations) {
        Set<String> ids = new HashSet<>();
        citations.getOrDefault(id, NOTHING).cites().forEach(cite -> ids.add(cite.itemId()));
        return all.stream()
                        .filter(other ->
                                other.cites().stream().anyMatch(c -> ids.contains(c.itemId())))
                        .count()
                > 1;
    }

    private static void put(JsonNode one, Map<String, Citation> citations, Set<String> moved) {
        int note = one.get(1).asInt(0);
        String id = one.get(0).asString("");
        if (citations.containsKey(id) && citations.get(id).noteNumber() != note) {
            moved.add(id);
        }
        citations.computeIfPresent(id, (_, c) -> new Citation(c.cites(), note));
    }

    private static List<CslItem> inOrder(List<CslItem> items, List<String> cited) {
        Map<String, CslItem> byId = new HashMap<>();
        items.forEach(item -> byId.put(item.id(), item));
        return cited.stream().distinct().filter(byId::containsKey).map(byId::get).toList();
    }

    private static String printed(
            List<String> order, Map<String, String> before, Map<String, String> now) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            String text = now.getOrDefault(order.get(i), "");
            boolean same = text.equals(before.get(order.get(i)));
            lines.add((same ? ".." : ">>") + "[" + i + "] " + text);
        }
        return String.join("\n", lines);
    }
}
