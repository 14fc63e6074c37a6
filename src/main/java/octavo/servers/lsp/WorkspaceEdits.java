package octavo.servers.lsp;

import octavo.servers.lsp.TextEdits.Replacement;
import octavo.text.Span;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Collects edits of several documents, and writes them as an editor takes them.
final class WorkspaceEdits {
    private final OpenDocuments documents;
    private final EditorAbilities abilities;
    private final Map<EditorDocument, List<Replacement>> edits = new LinkedHashMap<>();
    private final List<EditorDocument> created = new ArrayList<>();

    WorkspaceEdits(OpenDocuments documents, EditorAbilities abilities) {
        this.documents = documents;
        this.abilities = abilities;
    }

    void add(EditorDocument document, TextEdits some) {
        edits.computeIfAbsent(document, _ -> new ArrayList<>()).addAll(some.edits());
    }

    void replace(EditorDocument document, Span where, String by) {
        edits.computeIfAbsent(document, _ -> new ArrayList<>()).add(new Replacement(where, by));
    }

    /// Begins a file, which an editor must be able to.
    void create(EditorDocument document) {
        created.add(document);
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        if (abilities.versionedEdits()) {
            ArrayNode changes = json.putArray("documentChanges");
            for (EditorDocument document : created) {
                changes.addObject().put("kind", "create").put("uri", document.uri());
            }
            edits.forEach((document, some) -> {
                ObjectNode change = changes.addObject();
                ObjectNode whose = change.putObject("textDocument").put("uri", document.uri());
                documents
                        .version(document.path())
                        .ifPresentOrElse(
                                version -> whose.put("version", version),
                                () -> whose.putNull("version"));
                change.set("edits", new TextEdits(some).json(document));
            });
        } else {
            ObjectNode changes = json.putObject("changes");
            edits.forEach((document, some) ->
                    changes.set(document.uri(), new TextEdits(some).json(document)));
        }
        return json;
    }
}
