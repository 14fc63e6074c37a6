package octavo.formats.citavi;

import octavo.bib.FileEncoding;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
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
final class CitaviProject implements CitaviRelations {
    private static final Set<String> TABLES =
            Set.of("Person", "Keyword", "Publisher", "Periodical", "SeriesTitle", "Reference");
    private static final int MAX_TEXT_LENGTH = 1_000_000;

    private final Map<String, JsonNode> recordsById = new HashMap<>();
    private final Map<String, Map<String, List<String>>> relatedIds = new HashMap<>();
    private final List<TreeRecord> referenceRecords = new ArrayList<>();
    private final List<DamagedRecord> damagedRecords = new ArrayList<>();

    private CitaviProject() {}

    static CitaviProject readProject(byte[] xml) {
        var project = new CitaviProject();
        var factory = SafeXmlInput.newFactory();
        int lineNumber = 1;
        try {
            // Of bytes, the parser of the JDK prints some faults on standard error.
            XMLStreamReader xmlReader =
                    factory.createXMLStreamReader(new StringReader(FileEncoding.decodeText(xml)));
            try {
                String enclosingElement = "";
                while (xmlReader.hasNext()) {
                    int xmlEvent = xmlReader.next();
                    lineNumber = xmlReader.getLocation().getLineNumber();
                    if (xmlEvent == XMLStreamConstants.START_ELEMENT) {
                        enclosingElement = project.readElement(xmlReader, enclosingElement);
                    }
                }
            } finally {
                xmlReader.close();
            }
        } catch (XMLStreamException | RuntimeException _) {
            project.damagedRecords.add(
                    new DamagedRecord(
                            lineNumber,
                            "",
                            LocalizedSentence.of(
                                    "The file is broken in line {0}; what comes behind it is lost."
                                            + " Export it again.",
                                    String.valueOf(lineNumber))));
        }
        return project;
    }

    /// Reads an element, and returns the table that the next one belongs to.
    private String readElement(XMLStreamReader xmlReader, String enclosingElement)
            throws XMLStreamException {
        String name = xmlReader.getLocalName();
        if (name.equals("OnetoN")) {
            addRelation(enclosingElement, readText(xmlReader));
            return enclosingElement;
        }
        if (!TABLES.contains(name)) {
            return name;
        }
        int lineNumber = xmlReader.getLocation().getLineNumber();
        String id = xmlReader.getAttributeValue(null, "id");
        ObjectNode tableRecord = readFields(xmlReader);
        if (name.equals("Reference")) {
            tableRecord.put("id", id == null ? "" : id);
            String title = TreeTexts.firstText(tableRecord, "Title");
            referenceRecords.add(new TreeRecord(lineNumber, "", tableRecord, title));
        }
        recordsById.put(id == null ? "" : id, tableRecord);
        return enclosingElement;
    }

    private void addRelation(String relation, String idLine) {
        List<String> ids = List.of(idLine.strip().split(";"));
        relatedIds
                .computeIfAbsent(relation, _ -> new HashMap<>())
                .put(ids.getFirst(), ids.subList(1, ids.size()));
    }

    /// The fields of a record: elements with only text.
    private static ObjectNode readFields(XMLStreamReader xmlReader) throws XMLStreamException {
        ObjectNode fieldsNode = JsonNodeFactory.instance.objectNode();
        int depth = 1;
        while (depth > 0 && xmlReader.hasNext()) {
            switch (xmlReader.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    String name = xmlReader.getLocalName();
                    String text = readText(xmlReader);
                    if (!fieldsNode.has(name)) {
                        fieldsNode.put(name, text);
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> depth--;
                default -> {}
            }
        }
        return fieldsNode;
    }

    /// All text in an element, up to its end.
    private static String readText(XMLStreamReader xmlReader) throws XMLStreamException {
        var text = new StringBuilder();
        int depth = 1;
        while (depth > 0 && xmlReader.hasNext()) {
            switch (xmlReader.next()) {
                case XMLStreamConstants.START_ELEMENT -> depth++;
                case XMLStreamConstants.END_ELEMENT -> depth--;
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
                    if (text.length() < MAX_TEXT_LENGTH) {
                        text.append(xmlReader.getText());
                    }
                }
                default -> {}
            }
        }
        return text.toString();
    }

    List<TreeRecord> references() {
        return referenceRecords;
    }

    List<DamagedRecord> damaged() {
        return damagedRecords;
    }

    @Override
    public JsonNode relatedRecord(JsonNode reference, String relation) {
        return recordOf(TreeTexts.firstText(reference, relation + "ID"));
    }

    /// The record with an id; empty if it is unknown.
    private JsonNode recordOf(String id) {
        return recordsById.getOrDefault(id, JsonNodeFactory.instance.missingNode());
    }

    @Override
    public List<JsonNode> relatedRecords(JsonNode reference, String relation) {
        return relatedIds
                .getOrDefault(relation, Map.of())
                .getOrDefault(TreeTexts.firstText(reference, "id"), List.of())
                .stream()
                .map(this::recordOf)
                .filter(JsonNode::isObject)
                .toList();
    }
}
