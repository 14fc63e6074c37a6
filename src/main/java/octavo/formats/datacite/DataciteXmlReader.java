package octavo.formats.datacite;

import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.ElementText;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Reads one resource of DataCite's XML schema (kernels 2 to 4). It is converted to the equivalent
/// JSON, which is then read.
public final class DataciteXmlReader {
    public static final XmlFormat FORMAT =
            new XmlFormat(
                    "DataCite XML",
                    "oai_datacite",
                    "resource(?=[^<>]*(?:datacite\\.org/schema"
                            + "|>\\s*<(?:[\\w.-]{1,40}:)?identifier\\s[^<>]*identifierType))",
                    record -> List.of(readDraft(record)));

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private DataciteXmlReader() {}

    private static WorkDraft readDraft(SourceElement resource) {
        ObjectNode workNode = JSON.objectNode();
        for (SourceElement element : resource.childElements()) {
            switch (element.name()) {
                case "identifier" -> {
                    if (element.attribute("identifierType").equalsIgnoreCase("doi")) {
                        workNode.put("doi", element.text());
                    }
                }
                case "resourceType" ->
                        workNode.putObject("types")
                                .put(
                                        "resourceTypeGeneral",
                                        element.attribute("resourceTypeGeneral"))
                                .put("resourceType", element.text());
                case "sizes" -> {
                    ArrayNode sizes = workNode.putArray("sizes");
                    element.textsAt("size").forEach(sizes::add);
                }
                default -> putProperty(workNode, element);
            }
        }
        return new DataciteReader(new TreeRecord(resource.line(), "", workNode, "")).readDraft();
    }

    /// An element with child elements as a list, any other as a text.
    private static void putProperty(ObjectNode parentNode, SourceElement element) {
        List<SourceElement> members = element.childElements();
        if (members.isEmpty() || element.name().equals("publisher")) {
            parentNode.put(element.name(), element.text());
        } else {
            ArrayNode arrayNode = parentNode.putArray(element.name());
            members.forEach(member -> arrayNode.add(toObject(member)));
        }
    }

    /// A list member with its attributes, and its text under its own name.
    private static ObjectNode toObject(SourceElement member) {
        ObjectNode objectNode = JSON.objectNode();
        member.attributes().forEach(objectNode::put);
        objectNode.put(member.name(), ElementText.toMarkup(member));
        for (SourceElement childElement : member.childElements()) {
            childElement.attributes().forEach(objectNode::put);
            switch (childElement.name()) {
                case "creatorName", "contributorName" ->
                        objectNode.put("name", childElement.text());
                case "relatedItemIdentifier" ->
                        objectNode.set(childElement.name(), toObject(childElement));
                default -> putProperty(objectNode, childElement);
            }
        }
        return objectNode;
    }
}
