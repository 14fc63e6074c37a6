package octavo.cv.write.html;

import octavo.cv.list.ListedWork;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.names.PersonName;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Publications in the schema.org vocabulary.
final class JsonLd {
    private static final JsonNodeFactory NODE_FACTORY = JsonNodeFactory.instance;

    /// What stands before and after publications, which commas separate.
    static final String GRAPH_START = "{\"@context\":\"https://schema.org\",\"@graph\":[";

    static final String GRAPH_END = "]}";

    private JsonLd() {}

    /// One publication, which is the same in every list, escaped for a `script` element that no
    /// content can end.
    static String of(ListedWork listedWork) {
        return toNode(listedWork)
                .toString()
                .replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("&", "\\u0026")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }

    /// Independent of the list.
    private static ObjectNode toNode(ListedWork listedWork) {
        Work work = listedWork.work();
        ObjectNode workNode = NODE_FACTORY.objectNode().put("@type", typeOf(work.workKind()));
        workNode.put("name", listedWork.valueText("title"));
        ArrayNode personNodes = NODE_FACTORY.arrayNode();
        work.authors().names().forEach(name -> personNodes.add(personNode(name)));
        if (!personNodes.isEmpty()) {
            workNode.set(work.authorsField(), personNodes);
        }
        putText(workNode, "datePublished", PageMetadata.dateText(work, "-"));
        String venue = listedWork.valueText("venue");
        if (!venue.isEmpty()) {
            workNode.putObject("isPartOf")
                    .put(
                            "@type",
                            work.workKind() == WorkKind.JOURNAL ? "Periodical" : "CreativeWork")
                    .put("name", venue);
        }
        putText(workNode, "publisher", work.plainText("publisher"));
        putText(workNode, "pagination", listedWork.valueText("pages"));
        String doi = listedWork.valueText("doi");
        putText(workNode, "identifier", doi.isEmpty() ? "" : "doi:" + doi);
        putText(workNode, "sameAs", listedWork.linkAddress("doi").map(Object::toString).orElse(""));
        putText(workNode, "url", PageMetadata.urlOf(listedWork));
        return workNode;
    }

    private static void putText(ObjectNode node, String name, String value) {
        if (!value.isEmpty()) {
            node.put(name, value);
        }
    }

    private static ObjectNode personNode(PersonName personName) {
        PersonName unicodeName = personName.toUnicode();
        ObjectNode personNode = NODE_FACTORY.objectNode();
        personNode.put("@type", unicodeName.literal().isPresent() ? "Organization" : "Person");
        personNode.put("name", unicodeName.displayName());
        putText(personNode, "givenName", unicodeName.given());
        if (unicodeName.literal().isEmpty()) {
            putText(
                    personNode,
                    "familyName",
                    (unicodeName.prefix() + " " + unicodeName.family()).strip());
        }
        return personNode;
    }

    private static String typeOf(WorkKind kind) {
        return switch (kind) {
            case JOURNAL, CONFERENCE, WORKSHOP, PREPRINT -> "ScholarlyArticle";
            case CHAPTER -> "Chapter";
            case BOOK -> "Book";
            case THESIS -> "Thesis";
            case REPORT -> "Report";
            case TALK -> "PresentationDigitalDocument";
            case POSTER -> "Poster";
            case SOFTWARE -> "SoftwareSourceCode";
            case DATASET -> "Dataset";
            case PATENT, OTHER -> "CreativeWork";
        };
    }
}
