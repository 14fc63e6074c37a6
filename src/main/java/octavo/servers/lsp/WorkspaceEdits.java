package octavo.servers.lsp;

import octavo.servers.lsp.TextEdits.TextEdit;
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
    private final OpenDocuments openDocuments;
    private final ClientCapabilities clientCapabilities;
    private final Map<EditorDocument, List<TextEdit>> editsByDocument = new LinkedHashMap<>();
    private final List<EditorDocument> createdDocuments = new ArrayList<>();

    WorkspaceEdits(OpenDocuments documents, ClientCapabilities abilities) {
        this.openDocuments = documents;
        this.clientCapabilities = abilities;
    }

    void addEdits(EditorDocument document, TextEdits textEdits) {
        editsByDocument
                .computeIfAbsent(document, _ -> new ArrayList<>())
                .addAll(textEdits.replacements());
    }

    void replaceText(EditorDocument document, Span replacedSpan, String newText) {
        editsByDocument
                .computeIfAbsent(document, _ -> new ArrayList<>())
                .add(new TextEdit(replacedSpan, newText));
    }

    /// Begins a file, which an editor must be able to.
    void createDocument(EditorDocument document) {
        createdDocuments.add(document);
    }

    ObjectNode toJson() {
        ObjectNode editJson = JsonNodeFactory.instance.objectNode();
        if (clientCapabilities.acceptsVersionedEdits()) {
            ArrayNode changesJson = editJson.putArray("documentChanges");
            for (EditorDocument document : createdDocuments) {
                changesJson.addObject().put("kind", "create").put("uri", document.uri());
            }
            editsByDocument.forEach((document, documentEdits) -> {
                ObjectNode changeJson = changesJson.addObject();
                ObjectNode documentJson =
                        changeJson.putObject("textDocument").put("uri", document.uri());
                openDocuments
                        .versionOf(document.path())
                        .ifPresentOrElse(
                                version -> documentJson.put("version", version),
                                () -> documentJson.putNull("version"));
                changeJson.set("edits", new TextEdits(documentEdits).toJson(document));
            });
        } else {
            ObjectNode changesJson = editJson.putObject("changes");
            editsByDocument.forEach((document, documentEdits) ->
                    changesJson.set(document.uri(), new TextEdits(documentEdits).toJson(document)));
        }
        return editJson;
    }
}
