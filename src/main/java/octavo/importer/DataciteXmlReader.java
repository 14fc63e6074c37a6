package octavo.importer;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Reads one resource of DataCite's XML schema (kernels 2 to 4). It is converted to the equivalent
/// JSON, which is then read.
final class DataciteXmlReader {
    static final XmlFormat FORMAT =
            new XmlFormat(
                    "DataCite XML",
                    "oai_datacite",
                    "resource(?=[^<>]*(?:datacite\\.org/schema"
                            + "|>\\s*<(?:[\\w.-]{1,40}:)?identifier\\s[^<>]*identifierType))",
                    record -> List.of(draft(record)));

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private DataciteXmlReader() {}

    private static WorkDraft draft(SourceElement resource) {
        ObjectNode node = JSON.objectNode();
        for (SourceElement element : resource.elements()) {
            switch (element.name()) {
                case "identifier" -> {
                    if (element.attribute("identifierType").equalsIgnoreCase("doi")) {
                        node.put("doi", element.text());
                    }
                }
                case "resourceType" ->
                        node.putObject("types")
                                .put(
                                        "resourceTypeGeneral",
                                        element.attribute("resourceTypeGeneral"))
                                .put("resourceType", element.text());
                case "sizes" -> {
                    ArrayNode sizes = node.putArray("sizes");
                    element.texts("size").forEach(sizes::add);
                }
                default -> property(node, element);
            }
        }
        return new DataciteReader(new TreeRecord(resource.line(), "", node, "")).draft();
    }

    /// An element with child elements as a list, any other as a text.
    private static void property(ObjectNode node, SourceElement element) {
        List<SourceElement> members = element.elements();
        if (members.isEmpty() || element.name().equals("publisher")) {
            node.put(element.name(), element.text());
        } else {
            ArrayNode list = node.putArray(element.name());
            members.forEach(member -> list.add(object(member)));
        }
    }

    /// A list member with its attributes, and its text under its own name.
    private static ObjectNode object(SourceElement member) {
        ObjectNode node = JSON.objectNode();
        member.attributes().forEach(node::put);
        node.put(member.name(), ElementText.markup(member));
        for (SourceElement part : member.elements()) {
            part.attributes().forEach(node::put);
            switch (part.name()) {
                case "creatorName", "contributorName" -> node.put("name", part.text());
                case "relatedItemIdentifier" -> node.set(part.name(), object(part));
                default -> property(node, part);
            }
        }
        return node;
    }
}
