package octavo.cv.write.page;

import octavo.cv.list.ListedWork;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.names.PersonName;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Publications in the schema.org vocabulary.
final class JsonLd {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /// What stands before and after publications, which commas separate.
    static final String START = "{\"@context\":\"https://schema.org\",\"@graph\":[";

    static final String END = "]}";

    private JsonLd() {}

    /// One publication, which is the same in every list, escaped for a `script` element that no
    /// content can end.
    static String of(ListedWork publication) {
        return one(publication)
                .toString()
                .replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("&", "\\u0026")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }

    /// Independent of the list.
    private static ObjectNode one(ListedWork publication) {
        Work work = publication.work();
        ObjectNode node = JSON.objectNode().put("@type", type(work.kind()));
        node.put("name", publication.text("title"));
        ArrayNode people = JSON.arrayNode();
        work.authors().names().forEach(name -> people.add(person(name)));
        if (!people.isEmpty()) {
            node.set(work.authorsField(), people);
        }
        put(node, "datePublished", PageMetadata.date(work, "-"));
        String venue = publication.text("venue");
        if (!venue.isEmpty()) {
            node.putObject("isPartOf")
                    .put("@type", work.kind() == Kind.JOURNAL ? "Periodical" : "CreativeWork")
                    .put("name", venue);
        }
        put(node, "publisher", work.text("publisher"));
        put(node, "pagination", publication.text("pages"));
        String doi = publication.text("doi");
        put(node, "identifier", doi.isEmpty() ? "" : "doi:" + doi);
        put(node, "sameAs", publication.address("doi").map(Object::toString).orElse(""));
        put(node, "url", PageMetadata.address(publication));
        return node;
    }

    private static void put(ObjectNode node, String name, String value) {
        if (!value.isEmpty()) {
            node.put(name, value);
        }
    }

    private static ObjectNode person(PersonName name) {
        PersonName plain = name.unicode();
        ObjectNode person = JSON.objectNode();
        person.put("@type", plain.literal().isPresent() ? "Organization" : "Person");
        person.put("name", plain.display());
        put(person, "givenName", plain.given());
        if (plain.literal().isEmpty()) {
            put(person, "familyName", (plain.prefix() + " " + plain.family()).strip());
        }
        return person;
    }

    private static String type(Kind kind) {
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
