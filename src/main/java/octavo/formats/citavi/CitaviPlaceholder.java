package octavo.formats.citavi;

import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.WorkDraft;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A citation that Citavi has put into a document: its entries, with the references inside. An
/// object that occurs again is a reference to the first: `{"$ref": "8"}`.
public final class CitaviPlaceholder {
    private final Map<String, JsonNode> nodesById = new HashMap<>();
    private final JsonNode placeholderNode;

    private CitaviPlaceholder(JsonNode placeholderNode) {
        this.placeholderNode = placeholderNode;
        indexNodes(placeholderNode);
    }

    /// @param placeholderNode of which objects are not nested deeply
    public static CitaviPlaceholder of(JsonNode placeholderNode) {
        return new CitaviPlaceholder(placeholderNode);
    }

    private void indexNodes(JsonNode node) {
        if (node.isObject() && node.has("$id")) {
            nodesById.putIfAbsent(node.path("$id").asString(""), node);
        }
        node.forEach(this::indexNodes);
    }

    /// The entries, one for each reference that it cites.
    public List<JsonNode> entries() {
        return TreeTexts.members(placeholderNode.path("Entries"));
    }

    /// The reference of an entry; empty if the document does not have it.
    public Optional<ImportedWork> work(JsonNode entry) {
        JsonNode reference = resolve(entry.path("Reference"));
        if (!reference.isObject()) {
            return Optional.empty();
        }
        WorkDraft draft =
                new CitaviReader(new TreeRecord(1, "", reference, ""), new EmbeddedRelations(this))
                        .readDraft();
        return draft.isEmpty() ? Optional.empty() : Optional.of(draft.build());
    }

    private JsonNode resolve(JsonNode node) {
        return node.has("$ref")
                ? nodesById.getOrDefault(
                        node.path("$ref").asString(""), JsonNodeFactory.instance.missingNode())
                : node;
    }

    /// The records are members of the reference: `Authors`, `Periodical`.
    record EmbeddedRelations(CitaviPlaceholder placeholder) implements CitaviRelations {
        @Override
        public JsonNode relatedRecord(JsonNode reference, String relation) {
            return placeholder.resolve(reference.path(relation));
        }

        @Override
        public List<JsonNode> relatedRecords(JsonNode reference, String relation) {
            String member = relation.replaceFirst("^Reference", "");
            return TreeTexts.members(reference.path(member)).stream()
                    .map(placeholder::resolve)
                    .filter(JsonNode::isObject)
                    .toList();
        }
    }
}
