package octavo.exporter.records;

import octavo.exporter.cv.CvDocument;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.stream.Stream;

/// A list as the publications of a JSON Resume. Themes know name, publisher, date, address and
/// summary; who reads the file otherwise finds authors, DOI and kind besides.
public final class JsonResume {
    private JsonResume() {}

    public static String of(CvDocument document) {
        ObjectNode resume = JsonMapper.shared().createObjectNode();
        ArrayNode publications = resume.putArray("publications");
        Entry.of(document).forEach(entry -> put(publications.addObject(), entry));
        return resume.toPrettyString() + "\n";
    }

    private static void put(ObjectNode node, Entry entry) {
        node.put("name", entry.title().text());
        put(node, "publisher", publisher(entry));
        put(node, "releaseDate", entry.date().text());
        put(node, "url", entry.address("url"));
        put(node, "summary", summary(entry));
        ArrayNode authors = node.putArray("authors");
        entry.authors().forEach(authors::add);
        put(node, "doi", entry.text("doi"));
        node.put("type", entry.kind().id());
    }

    private static String publisher(Entry entry) {
        return Stream.of("venue", "publisher")
                .map(entry::text)
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    /// Themes print no authors, so that they stand here if the entry has no summary of its own.
    private static String summary(Entry entry) {
        String own = entry.work().text("summary");
        String authors = entry.text("authors");
        String award = entry.text("award");
        return own.isEmpty() ? authors + (award.isEmpty() ? "" : ". " + award) : own;
    }

    private static void put(ObjectNode node, String name, String text) {
        if (!text.isBlank()) {
            node.put(name, text);
        }
    }
}
