package octavo.cv.list;

import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
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
public record ListSnapshot(List<SnapshotEntry> entries) {
    public ListSnapshot {
        entries = List.copyOf(entries);
    }

    /// An entry.
    ///
    /// @param section the heading it was under
    /// @param preprintKey the key of its preprint; empty for none
    /// @param factsByName title, authors, venue, year and the like, by name
    /// @param printedText the entry as printed
    public record SnapshotEntry(
            String key,
            String section,
            String preprintKey,
            Map<String, String> factsByName,
            String printedText) {
        public SnapshotEntry {
            factsByName = Map.copyOf(factsByName);
        }

        String factOf(String name) {
            return factsByName.getOrDefault(name, "");
        }
    }

    /// The compared facts, in the order they are reported.
    static final List<String> FACT_NAMES = List.of("title", "authors", "venue", "year", "status");

    public static ListSnapshot of(CvDocument document) {
        Map<String, SnapshotEntry> snapshotEntries = new LinkedHashMap<>();
        String section = document.metadata().title();
        for (DocumentBlock block : document.blocks()) {
            if (block instanceof DocumentBlock.HeadingBlock(int headingLevel, String headingText)
                    && headingLevel == 1) {
                section = headingText;
            } else if (block instanceof DocumentBlock.EntriesBlock(List<CvEntry> cvEntries)) {
                for (CvEntry entry : cvEntries) {
                    snapshotEntries.putIfAbsent(entry.key(), toEntry(entry, section));
                }
            }
        }
        return new ListSnapshot(List.copyOf(snapshotEntries.values()));
    }

    private static SnapshotEntry toEntry(CvEntry entry, String section) {
        ListedWork listedWork = entry.listedWork();
        Map<String, String> factsByName = new LinkedHashMap<>();
        FACT_NAMES.forEach(name -> factsByName.put(name, listedWork.valueText(name)));
        factsByName.put(
                "authors",
                listedWork.listedAuthors().stream()
                        .map(author -> author.writtenName())
                        .collect(Collectors.joining("; ")));
        String printedText =
                entry.entryLines().lines().stream()
                        .map(Runs::plainText)
                        .collect(Collectors.joining("\n"));
        String preprintKey = listedWork.preprint().map(work -> work.key()).orElse("");
        return new SnapshotEntry(entry.key(), section, preprintKey, factsByName, printedText);
    }

    public String toJson() {
        ArrayNode arrayNode = JsonMapper.shared().createArrayNode();
        for (SnapshotEntry entry : entries) {
            ObjectNode entryNode = arrayNode.addObject();
            entryNode.put("key", entry.key()).put("section", entry.section());
            entryNode.put("preprint", entry.preprintKey());
            FACT_NAMES.forEach(name -> entryNode.put(name, entry.factOf(name)));
            entryNode.put("text", entry.printedText());
        }
        return arrayNode.toPrettyString() + "\n";
    }

    /// Parses a stored snapshot; empty if it is invalid.
    public static Optional<ListSnapshot> parse(String json) {
        try {
            JsonNode arrayNode = JsonMapper.shared().readTree(json);
            List<SnapshotEntry> snapshotEntries = new ArrayList<>();
            for (JsonNode entryNode : arrayNode) {
                Map<String, String> factsByName = new LinkedHashMap<>();
                FACT_NAMES.forEach(name -> factsByName.put(name, memberText(entryNode, name)));
                snapshotEntries.add(
                        new SnapshotEntry(
                                memberText(entryNode, "key"),
                                memberText(entryNode, "section"),
                                memberText(entryNode, "preprint"),
                                factsByName,
                                memberText(entryNode, "text")));
            }
            return arrayNode.isArray()
                    ? Optional.of(new ListSnapshot(snapshotEntries))
                    : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    private static String memberText(JsonNode entryNode, String name) {
        return entryNode.path(name).asString("");
    }
}
