package octavo.importer;

import octavo.bib.FileEncoding;
import octavo.text.LocalizedSentence;
import octavo.text.SafeXmlInput;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// A Citavi project: references, and tables of persons and the like with their own ids. A relation
/// is a line `reference;person;person…`.
final class CitaviProject {
    private static final Set<String> TABLES =
            Set.of("Person", "Keyword", "Publisher", "Periodical", "SeriesTitle", "Reference");
    private static final int LONGEST = 1_000_000;

    private final Map<String, JsonNode> things = new HashMap<>();
    private final Map<String, Map<String, List<String>>> relations = new HashMap<>();
    private final List<TreeRecord> references = new ArrayList<>();
    private final List<DamagedRecord> damaged = new ArrayList<>();

    private CitaviProject() {}

    static CitaviProject read(byte[] xml) {
        var project = new CitaviProject();
        var factory = SafeXmlInput.factory();
        int line = 1;
        try {
            // Of bytes, the parser of the JDK prints some faults on standard error.
            XMLStreamReader reader =
                    factory.createXMLStreamReader(new StringReader(FileEncoding.text(xml)));
            try {
                String group = "";
                while (reader.hasNext()) {
                    int event = reader.next();
                    line = reader.getLocation().getLineNumber();
                    if (event == XMLStreamConstants.START_ELEMENT) {
                        group = project.element(reader, group);
                    }
                }
            } finally {
                reader.close();
            }
        } catch (XMLStreamException | RuntimeException _) {
            project.damaged.add(
                    new DamagedRecord(
                            line,
                            "",
                            LocalizedSentence.of(
                                    "The file is broken in line {0}; what comes behind it is lost."
                                            + " Export it again.",
                                    String.valueOf(line))));
        }
        return project;
    }

    /// Reads an element, and returns the table that the next one belongs to.
    private String element(XMLStreamReader reader, String group) throws XMLStreamException {
        String name = reader.getLocalName();
        if (name.equals("OnetoN")) {
            relate(group, text(reader));
            return group;
        }
        if (!TABLES.contains(name)) {
            return name;
        }
        int line = reader.getLocation().getLineNumber();
        String id = reader.getAttributeValue(null, "id");
        ObjectNode thing = fields(reader);
        if (name.equals("Reference")) {
            thing.put("id", id == null ? "" : id);
            String title = TreeTexts.first(thing, "Title");
            references.add(new TreeRecord(line, "", thing, title));
        }
        things.put(id == null ? "" : id, thing);
        return group;
    }

    private void relate(String relation, String line) {
        List<String> ids = List.of(line.strip().split(";"));
        relations
                .computeIfAbsent(relation, _ -> new HashMap<>())
                .put(ids.getFirst(), ids.subList(1, ids.size()));
    }

    /// The fields of a record: elements with only text.
    private static ObjectNode fields(XMLStreamReader reader) throws XMLStreamException {
        ObjectNode fields = JsonNodeFactory.instance.objectNode();
        int depth = 1;
        while (depth > 0 && reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    String name = reader.getLocalName();
                    String text = text(reader);
                    if (!fields.has(name)) {
                        fields.put(name, text);
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> depth--;
                default -> {}
            }
        }
        return fields;
    }

    /// All text in an element, up to its end.
    private static String text(XMLStreamReader reader) throws XMLStreamException {
        var text = new StringBuilder();
        int depth = 1;
        while (depth > 0 && reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> depth++;
                case XMLStreamConstants.END_ELEMENT -> depth--;
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
                    if (text.length() < LONGEST) {
                        text.append(reader.getText());
                    }
                }
                default -> {}
            }
        }
        return text.toString();
    }

    List<TreeRecord> references() {
        return references;
    }

    List<DamagedRecord> damaged() {
        return damaged;
    }

    /// The record with an id; empty if it is unknown.
    JsonNode thing(String id) {
        return things.getOrDefault(id, JsonNodeFactory.instance.missingNode());
    }

    /// The related records of a reference, in order.
    List<JsonNode> related(String reference, String relation) {
        return relations
                .getOrDefault(relation, Map.of())
                .getOrDefault(reference, List.of())
                .stream()
                .map(this::thing)
                .filter(JsonNode::isObject)
                .toList();
    }
}
