package octavo.cv.list;

import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.richtext.Runs;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A recorded state of a list, for later comparison.
///
/// @param entries each once, at its first place, in list order
public record ListSnapshot(List<Entry> entries) {
    public ListSnapshot {
        entries = List.copyOf(entries);
    }

    /// An entry.
    ///
    /// @param section the heading it was under
    /// @param preprint the key of its preprint; empty for none
    /// @param facts title, authors, venue, year and the like, by name
    /// @param text the entry as printed
    public record Entry(
            String key, String section, String preprint, Map<String, String> facts, String text) {
        public Entry {
            facts = Map.copyOf(facts);
        }

        String fact(String name) {
            return facts.getOrDefault(name, "");
        }
    }

    /// The compared facts, in the order they are reported.
    static final List<String> FACTS = List.of("title", "authors", "venue", "year", "status");

    public static ListSnapshot of(CvDocument document) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        String section = document.about().title();
        for (Block block : document.blocks()) {
            if (block instanceof Block.Heading(int level, String text) && level == 1) {
                section = text;
            } else if (block instanceof Block.Items(List<Item> items)) {
                for (Item item : items) {
                    entries.putIfAbsent(item.key(), entry(item, section));
                }
            }
        }
        return new ListSnapshot(List.copyOf(entries.values()));
    }

    private static Entry entry(Item item, String section) {
        ListedWork publication = item.publication();
        Map<String, String> facts = new LinkedHashMap<>();
        FACTS.forEach(name -> facts.put(name, publication.text(name)));
        facts.put(
                "authors",
                publication.authors().stream()
                        .map(author -> author.written())
                        .collect(Collectors.joining("; ")));
        String text =
                item.lines().lines().stream().map(Runs::text).collect(Collectors.joining("\n"));
        String preprint = publication.preprint().map(work -> work.key()).orElse("");
        return new Entry(item.key(), section, preprint, facts, text);
    }

    public String toJson() {
        ArrayNode array = JsonMapper.shared().createArrayNode();
        for (Entry entry : entries) {
            ObjectNode node = array.addObject();
            node.put("key", entry.key()).put("section", entry.section());
            node.put("preprint", entry.preprint());
            FACTS.forEach(name -> node.put(name, entry.fact(name)));
            node.put("text", entry.text());
        }
        return array.toPrettyString() + "\n";
    }

    /// Parses a stored snapshot; empty if it is invalid.
    public static Optional<ListSnapshot> parse(String json) {
        try {
            JsonNode array = JsonMapper.shared().readTree(json);
            List<Entry> entries = new ArrayList<>();
            for (JsonNode node : array) {
                Map<String, String> facts = new LinkedHashMap<>();
                FACTS.forEach(name -> facts.put(name, text(node, name)));
                entries.add(
                        new Entry(
                                text(node, "key"),
                                text(node, "section"),
                                text(node, "preprint"),
                                facts,
                                text(node, "text")));
            }
            return array.isArray() ? Optional.of(new ListSnapshot(entries)) : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }
}
