package octavo.servers.lsp;

import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.Library;
import octavo.library.Work;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.lsp.KeyLookup.FoundWork;
import octavo.servers.lsp.KeyLookup.KeyHere;
import octavo.servers.lsp.KeyLookup.Place;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Answers what editors ask about documents. What is no file, or cannot be read, has nothing.
final class LanguageFeatures {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /// What formatting does where nobody says otherwise: nothing that changes what is printed.
    private static final List<String> FORMAT = List.of("lower-case", "white-space", "braces");

    private final WritingWorkspace workspace;
    private final KeyLookup lookup;
    private final CiteCompletion completion;
    private final ReferenceText references = new ReferenceText();
    private final Map<String, Feature> features;
    private EditorAbilities abilities = EditorAbilities.NONE;

    /// Answers one kind of question.
    private interface Feature {
        JsonNode answer(EditorDocument document, JsonNode params) throws RpcError;
    }

    LanguageFeatures(WritingWorkspace workspace, KeyLookup lookup) {
        this.workspace = workspace;
        this.lookup = lookup;
        this.completion = new CiteCompletion(workspace);
        this.features =
                Map.ofEntries(
                        Map.entry("completion", this::completion),
                        Map.entry("hover", this::hover),
                        Map.entry("definition", this::definition),
                        Map.entry("references", this::references),
                        Map.entry("prepareRename", this::prepareRename),
                        Map.entry("rename", this::rename),
                        Map.entry("documentLink", ofBib(BibOutline::links)),
                        Map.entry("documentSymbol", ofBib(BibOutline::symbols)),
                        Map.entry("foldingRange", ofBib(BibOutline::folds)),
                        Map.entry("formatting", this::formatting),
                        Map.entry("codeAction", this::codeActions));
    }

    void useAbilities(EditorAbilities other) {
        abilities = other;
    }

    boolean knows(String feature) {
        return features.containsKey(feature);
    }

    JsonNode answer(String feature, JsonNode params) throws RpcError {
        JsonNode uri = params.path("textDocument").path("uri");
        if (!uri.isString()) {
            throw new RpcError(RpcError.INVALID_PARAMS, "textDocument.uri is missing");
        }
        Optional<EditorDocument> document =
                FileAddress.path(uri.stringValue())
                        .flatMap(path -> workspace.documents().document(path));
        Feature known = features.get(feature);
        return document.isEmpty() || known == null
                ? NODES.nullNode()
                : known.answer(document.get(), params);
    }

    private static int offset(EditorDocument document, JsonNode params) throws RpcError {
        JsonNode position = params.path("position");
        if (!position.path("line").isInt() || !position.path("character").isInt()) {
            throw new RpcError(RpcError.INVALID_PARAMS, "position is missing");
        }
        return document.offset(position);
    }

    private JsonNode completion(EditorDocument document, JsonNode params) throws RpcError {
        return completion.at(document, offset(document, params));
    }

    /// Shows the reference of an entry that is offered.
    JsonNode resolved(JsonNode item) throws RpcError {
        if (!(item instanceof ObjectNode object)) {
            throw new RpcError(RpcError.INVALID_PARAMS, "a completion item is an object");
        }
        JsonNode data = item.path("data");
        workOf(data).ifPresent(work -> object.set("documentation", markdown(work)));
        return object;
    }

    private Optional<Work> workOf(JsonNode data) {
        String key = data.path("key").asString("");
        return FileAddress.path(data.path("library").asString(""))
                .flatMap(path -> lookup.workIn(path, key));
    }

    private ObjectNode markdown(Work work) {
        String text = references.markdown(work, workspace.settings().style());
        return NODES.objectNode().put("kind", "markdown").put("value", text);
    }

    private JsonNode hover(EditorDocument document, JsonNode params) throws RpcError {
        Optional<KeyHere> here = lookup.at(document, offset(document, params));
        Optional<FoundWork> found = here.flatMap(it -> lookup.work(document.path(), it.key()));
        if (found.isEmpty()) {
            return NODES.nullNode();
        }
        ObjectNode contents = markdown(found.get().work());
        if (!found.get().isOwn()) {
            String name = "`" + found.get().file().getFileName() + "`";
            contents.put(
                    "value", contents.path("value").stringValue() + "\n\nOnly in " + name + ".");
        }
        ObjectNode hover = NODES.objectNode();
        hover.set("contents", contents);
        hover.set("range", document.range(here.orElseThrow().where()));
        return hover;
    }

    private JsonNode definition(EditorDocument document, JsonNode params) throws RpcError {
        return lookup.at(document, offset(document, params))
                .flatMap(here -> lookup.work(document.path(), here.key()))
                .<JsonNode>map(lookup::location)
                .orElseGet(NODES::nullNode);
    }

    private JsonNode references(EditorDocument document, JsonNode params) throws RpcError {
        Optional<KeyHere> here = lookup.at(document, offset(document, params));
        ArrayNode locations = NODES.arrayNode();
        if (here.isPresent()) {
            Path path = document.path();
            String key = here.get().key();
            boolean all = params.path("context").path("includeDeclaration").asBoolean(false);
            List<Place> places = new ArrayList<>(lookup.citations(path, key));
            places.addAll(lookup.inReferences(path, key, all));
            places.forEach(place -> locations.add(place.document().location(place.where())));
        }
        return locations;
    }

    private JsonNode prepareRename(EditorDocument document, JsonNode params) throws RpcError {
        KeyHere here = new KeyRename(workspace, lookup).key(document, offset(document, params));
        ObjectNode range = NODES.objectNode().put("placeholder", here.key());
        range.set("range", document.range(here.where()));
        return range;
    }

    private JsonNode rename(EditorDocument document, JsonNode params) throws RpcError {
        String name = params.path("newName").asString("");
        return new KeyRename(workspace, lookup)
                .edits(document, offset(document, params), name, abilities);
    }

    private Feature ofBib(java.util.function.Function<BibOutline, JsonNode> outline) {
        return (document, _) ->
                document.isBib()
                        ? workspace
                                .bib(document.path())
                                .map(BibOutline::new)
                                .map(outline)
                                .orElseGet(NODES::arrayNode)
                        : NODES.arrayNode();
    }

    private JsonNode formatting(EditorDocument document, JsonNode params) {
        Optional<BibDocument> bib =
                document.isBib() ? workspace.bib(document.path()) : Optional.empty();
        if (bib.isEmpty()) {
            return NODES.arrayNode();
        }
        List<String> said = workspace.settings().cleanUps();
        List<CleanUp> cleanUps =
                (said.isEmpty() ? FORMAT : said)
                        .stream().flatMap(name -> CleanUps.findCleanUp(name).stream()).toList();
        Library before = bib.get().library();
        Library after = before.applyEdit(CleanUps.combinedEdit(before, cleanUps));
        return TextEdits.between(before, after).json(document);
    }

    private JsonNode codeActions(EditorDocument document, JsonNode params) {
        return new QuickFixes(workspace, lookup, abilities)
                .of(
                        document,
                        document.span(params.path("range")),
                        params.path("context").path("only"));
    }
}
