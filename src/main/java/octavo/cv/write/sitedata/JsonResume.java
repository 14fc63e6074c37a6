package octavo.cv.write.sitedata;

import octavo.cv.list.CvDocument;
import octavo.cv.list.ListedWork.ListedPerson;
import octavo.library.PerWorkCache;
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

    private final PerWorkCache<JsonResumeContext, RawValue> valuesByWork = new PerWorkCache<>();

    public String writeResume(CvDocument document) {
        ObjectNode resumeNode = JsonMapper.shared().createObjectNode();
        ArrayNode publicationsNode = resumeNode.putArray("publications");
        RecordEntry.of(document).forEach(entry -> publicationsNode.addRawValue(entryText(entry)));
        return resumeNode.toPrettyString() + "\n";
    }

    /// What depends on the list.
    private record JsonResumeContext(Runs title, String authors, String remarks) {}

    /// A formatted entry, which differs between lists only in that.
    private RawValue entryText(RecordEntry entry) {
        JsonResumeContext context =
                new JsonResumeContext(
                        entry.substituteTitle(), entry.valueText("authors"), entry.remarksText());
        return valuesByWork.getOrMake(
                entry.work(), context, () -> new RawValue(entryText(entry, context)));
    }

    private static String entryText(RecordEntry entry, JsonResumeContext context) {
        ObjectNode entryNode = JsonMapper.shared().createObjectNode();
        putValues(entryNode, entry, context);
        return entryNode.toPrettyString().replace("\n", "\n" + INDENT);
    }

    private static void putValues(
            ObjectNode entryNode, RecordEntry entry, JsonResumeContext context) {
        entryNode.put("name", entry.title().plainText());
        putValues(entryNode, "publisher", publisherOf(entry));
        putValues(entryNode, "releaseDate", entry.entryDate().dateText());
        putValues(entryNode, "url", entry.linkUrl("url"));
        putValues(entryNode, "summary", summaryOf(entry, context));
        ArrayNode authors = entryNode.putArray("authors");
        entry.authorNames(ListedPerson::writtenName).forEach(authors::add);
        putValues(entryNode, "doi", entry.valueText("doi"));
        entryNode.put("type", entry.kind().id());
    }

    private static String publisherOf(RecordEntry entry) {
        return Stream.of("venue", "publisher")
                .map(entry::valueText)
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    /// Themes print no authors, so that they are added here if the entry has no summary of its own.
    private static String summaryOf(RecordEntry entry, JsonResumeContext context) {
        String ownSummary = entry.work().plainText("summary");
        return Stream.of(ownSummary.isEmpty() ? context.authors() : ownSummary, context.remarks())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(". "));
    }

    private static void putValues(ObjectNode entryNode, String name, String text) {
        if (!text.isBlank()) {
            entryNode.put(name, text);
        }
    }
}
