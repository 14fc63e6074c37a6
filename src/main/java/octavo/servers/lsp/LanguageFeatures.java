package octavo.servers.lsp;

import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.Library;
import octavo.library.Work;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.lsp.KeyLookup.CursorKey;
import octavo.servers.lsp.KeyLookup.FoundWork;
import octavo.servers.lsp.KeyLookup.KeyPosition;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Answers what editors ask about documents. A document that is not a file, or is unreadable, has
/// no answer.
final class LanguageFeatures {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /// What formatting does where nobody says otherwise: nothing that changes what is printed.
    private static final List<String> FORMATTING_CLEAN_UPS =
            List.of("lower-case", "white-space", "braces");

    private final WritingWorkspace writingWorkspace;
    private final KeyLookup keyLookup;
    private final CiteCompletion citeCompletion;
    private final ReferenceText referenceText = new ReferenceText();
    private final Map<String, DocumentFeature> featuresByName;
    private ClientCapabilities clientCapabilities = ClientCapabilities.NONE;

    /// Answers one kind of question.
    private interface DocumentFeature {
        JsonNode answer(EditorDocument document, JsonNode params) throws RpcError;
    }

    LanguageFeatures(WritingWorkspace workspace, KeyLookup lookup) {
        this.writingWorkspace = workspace;
        this.keyLookup = lookup;
        this.citeCompletion = new CiteCompletion(workspace);
        this.featuresByName =
                Map.ofEntries(
                        Map.entry("completion", this::completeKey),
                        Map.entry("hover", this::hoverText),
                        Map.entry("definition", this::findDefinition),
                        Map.entry("references", this::findReferences),
                        Map.entry("prepareRename", this::prepareRename),
                        Map.entry("rename", this::renameKey),
                        Map.entry("documentLink", bibFeature(BibOutline::documentLinks)),
                        Map.entry("documentSymbol", bibFeature(BibOutline::documentSymbols)),
                        Map.entry("foldingRange", bibFeature(BibOutline::foldingRanges)),
                        Map.entry("formatting", this::formatDocument),
                        Map.entry("codeAction", this::findCodeActions));
    }

    void useCapabilities(ClientCapabilities newCapabilities) {
        clientCapabilities = newCapabilities;
    }

    boolean knowsFeature(String feature) {
        return featuresByName.containsKey(feature);
    }

    JsonNode answerRequest(String feature, JsonNode params) throws RpcError {
        JsonNode uri = params.path("textDocument").path("uri");
        if (!uri.isString()) {
            throw new RpcError(RpcError.INVALID_PARAMS, "textDocument.uri is missing");
        }
        Optional<EditorDocument> document =
                FileUri.toPath(uri.stringValue())
                        .flatMap(path -> writingWorkspace.documents().documentAt(path));
        DocumentFeature documentFeature = featuresByName.get(feature);
        return document.isEmpty() || documentFeature == null
                ? NODES.nullNode()
                : documentFeature.answer(document.get(), params);
    }

    private static int offsetIn(EditorDocument document, JsonNode params) throws RpcError {
        JsonNode position = params.path("position");
        if (!position.path("line").isInt() || !position.path("character").isInt()) {
            throw new RpcError(RpcError.INVALID_PARAMS, "position is missing");
        }
        return document.offsetOf(position);
    }

    private JsonNode completeKey(EditorDocument document, JsonNode params) throws RpcError {
        return citeCompletion.completeAt(document, offsetIn(document, params));
    }

    /// Shows the reference of an entry that is offered.
    JsonNode resolveItem(JsonNode item) throws RpcError {
        if (!(item instanceof ObjectNode object)) {
            throw new RpcError(RpcError.INVALID_PARAMS, "a completion item is an object");
        }
        JsonNode data = item.path("data");
        workOf(data).ifPresent(work -> object.set("documentation", markdownOf(work)));
        return object;
    }

    private Optional<Work> workOf(JsonNode data) {
        String key = data.path("key").asString("");
        return FileUri.toPath(data.path("library").asString(""))
                .flatMap(path -> keyLookup.findWorkIn(path, key));
    }

    private ObjectNode markdownOf(Work work) {
        String text = referenceText.toMarkdown(work, writingWorkspace.settings().styleName());
        return NODES.objectNode().put("kind", "markdown").put("value", text);
    }

    private JsonNode hoverText(EditorDocument document, JsonNode params) throws RpcError {
        Optional<CursorKey> cursorKey = keyLookup.keyAt(document, offsetIn(document, params));
        Optional<FoundWork> foundWork =
                cursorKey.flatMap(it -> keyLookup.findWork(document.path(), it.key()));
        if (foundWork.isEmpty()) {
            return NODES.nullNode();
        }
        ObjectNode contentsJson = markdownOf(foundWork.get().work());
        if (!foundWork.get().isOwn()) {
            String name = "`" + foundWork.get().libraryPath().getFileName() + "`";
            contentsJson.put(
                    "value",
                    contentsJson.path("value").stringValue() + "\n\nOnly in " + name + ".");
        }
        ObjectNode hoverJson = NODES.objectNode();
        hoverJson.set("contents", contentsJson);
        hoverJson.set("range", document.rangeOf(cursorKey.orElseThrow().keySpan()));
        return hoverJson;
    }

    private JsonNode findDefinition(EditorDocument document, JsonNode params) throws RpcError {
        return keyLookup
                .keyAt(document, offsetIn(document, params))
                .flatMap(cursorKey -> keyLookup.findWork(document.path(), cursorKey.key()))
                .<JsonNode>map(keyLookup::locationOf)
                .orElseGet(NODES::nullNode);
    }

    private JsonNode findReferences(EditorDocument document, JsonNode params) throws RpcError {
        Optional<CursorKey> cursorKey = keyLookup.keyAt(document, offsetIn(document, params));
        ArrayNode locations = NODES.arrayNode();
        if (cursorKey.isPresent()) {
            Path path = document.path();
            String key = cursorKey.get().key();
            boolean includesDeclaration =
                    params.path("context").path("includeDeclaration").asBoolean(false);
            List<KeyPosition> keyPositions = new ArrayList<>(keyLookup.citationsOf(path, key));
            keyPositions.addAll(keyLookup.referencesTo(path, key, includesDeclaration));
            keyPositions.forEach(keyPosition ->
                    locations.add(keyPosition.editorDocument().locationOf(keyPosition.keySpan())));
        }
        return locations;
    }

    private JsonNode prepareRename(EditorDocument document, JsonNode params) throws RpcError {
        CursorKey cursorKey =
                new KeyRename(writingWorkspace, keyLookup)
                        .renamableKey(document, offsetIn(document, params));
        ObjectNode range = NODES.objectNode().put("placeholder", cursorKey.key());
        range.set("range", document.rangeOf(cursorKey.keySpan()));
        return range;
    }

    private JsonNode renameKey(EditorDocument document, JsonNode params) throws RpcError {
        String name = params.path("newName").asString("");
        return new KeyRename(writingWorkspace, keyLookup)
                .renameEdits(document, offsetIn(document, params), name, clientCapabilities);
    }

    private DocumentFeature bibFeature(java.util.function.Function<BibOutline, JsonNode> outline) {
        return (document, _) ->
                document.isBib()
                        ? writingWorkspace
                                .bibDocument(document.path())
                                .map(BibOutline::new)
                                .map(outline)
                                .orElseGet(NODES::arrayNode)
                        : NODES.arrayNode();
    }

    private JsonNode formatDocument(EditorDocument document, JsonNode params) {
        Optional<BibDocument> bibDocument =
                document.isBib() ? writingWorkspace.bibDocument(document.path()) : Optional.empty();
        if (bibDocument.isEmpty()) {
            return NODES.arrayNode();
        }
        List<String> chosenCleanUps = writingWorkspace.settings().cleanUpNames();
        List<CleanUp> cleanUps =
                (chosenCleanUps.isEmpty() ? FORMATTING_CLEAN_UPS : chosenCleanUps)
                        .stream().flatMap(name -> CleanUps.findCleanUp(name).stream()).toList();
        Library oldLibrary = bibDocument.get().library();
        Library newLibrary = oldLibrary.applyEdit(CleanUps.combinedEdit(oldLibrary, cleanUps));
        return TextEdits.between(oldLibrary, newLibrary).toJson(document);
    }

    private JsonNode findCodeActions(EditorDocument document, JsonNode params) {
        return new CodeActions(writingWorkspace, keyLookup, clientCapabilities)
                .actionsFor(
                        document,
                        document.spanOf(params.path("range")),
                        params.path("context").path("only"));
    }
}
