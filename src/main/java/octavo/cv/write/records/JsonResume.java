package octavo.cv.write.records;

import octavo.cv.list.CvDocument;
import octavo.cv.list.ListedWork.Named;
import octavo.library.PerWork;
import octavo.richtext.Runs;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A list as the publications of a JSON Resume. Themes use name, publisher, date, URL and summary;
/// other readers also find authors, DOI and kind. Several lists share what is the same in them.
public final class JsonResume {
    /// The indentation of an entry.
    private static final String INDENT = "  ";

    private final PerWork<Said, RawValue> made = new PerWork<>();

    public String write(CvDocument document) {
        ObjectNode resume = JsonMapper.shared().createObjectNode();
        ArrayNode publications = resume.putArray("publications");
        RecordEntry.of(document).forEach(entry -> publications.addRawValue(text(entry)));
        return resume.toPrettyString() + "\n";
    }

    /// What depends on the list.
    private record Said(Runs title, String authors, String remarks) {}

    /// A formatted entry, which differs between lists only in that.
    private RawValue text(RecordEntry entry) {
        Said said = new Said(entry.lentTitle(), entry.text("authors"), entry.remarks());
        return made.of(entry.work(), said, () -> new RawValue(text(entry, said)));
    }

    private static String text(RecordEntry entry, Said said) {
        ObjectNode node = JsonMapper.shared().createObjectNode();
        put(node, entry, said);
        return node.toPrettyString().replace("\n", "\n" + INDENT);
    }

    private static void put(ObjectNode node, RecordEntry entry, Said said) {
        node.put("name", entry.title().text());
        put(node, "publisher", publisher(entry));
        put(node, "releaseDate", entry.date().text());
        put(node, "url", entry.address("url"));
        put(node, "summary", summary(entry, said));
        ArrayNode authors = node.putArray("authors");
        entry.authors(Named::written).forEach(authors::add);
        put(node, "doi", entry.text("doi"));
        node.put("type", entry.kind().id());
    }

    private static String publisher(RecordEntry entry) {
        return Stream.of("venue", "publisher")
                .map(entry::text)
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    /// Themes print no authors, so that they are added here if the entry has no summary of its own.
    private static String summary(RecordEntry entry, Said said) {
        String own = entry.work().text("summary");
        return Stream.of(own.isEmpty() ? said.authors() : own, said.remarks())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(". "));
    }

    private static void put(ObjectNode node, String name, String text) {
        if (!text.isBlank()) {
            node.put(name, text);
        }
    }
}
