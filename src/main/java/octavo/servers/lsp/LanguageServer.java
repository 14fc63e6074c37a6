package octavo.servers.lsp;

import octavo.library.Library;
import octavo.servers.jsonrpc.MessageFraming;
import octavo.servers.jsonrpc.RpcConnection;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.jsonrpc.RpcHandler;
import octavo.servers.lsp.EntryInsertion.Insertion;
import octavo.venues.VenueIndex;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/// Speaks the Language Server Protocol 3.17 with one editor.
public final class LanguageServer implements RpcHandler {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String DOCUMENT = "textDocument/";

    private final WritingWorkspace workspace;
    private final KeyLookup lookup;
    private final LanguageFeatures features;
    private final EntryInsertion insertion;
    private final RpcConnection connection;
    private final Map<Path, ArrayNode> published = new HashMap<>();
    private final Set<String> told = new HashSet<>();
    private EditorAbilities abilities = EditorAbilities.NONE;
    private Stage stage = Stage.NEW;

    /// Whether the editor has said that it is going.
    private boolean isInOrder;

    /// Whether something has changed since diagnostics were published.
    private boolean hasNews;

    /// How far the conversation is.
    private enum Stage {
        NEW,
        RUNNING,
        SHUT_DOWN,
        EXITED
    }

    /// @param venues what is known of the venues of some entries of a library, which is in a file
    public LanguageServer(
            InputStream in,
            OutputStream out,
            ServerSettings settings,
            BiFunction<Path, Library, VenueIndex> venues) {
        this.connection = new RpcConnection(in, out, MessageFraming.HEADERS);
        this.workspace = new WritingWorkspace(settings);
        this.lookup = new KeyLookup(workspace);
        this.features = new LanguageFeatures(workspace, lookup);
        this.insertion = new EntryInsertion(workspace, venues);
    }

    /// Serves until the editor has gone.
    ///
    /// @return whether it went as it should, after `shutdown`
    public boolean serve() throws IOException {
        connection.serve(this);
        return isInOrder;
    }

    @Override
    public boolean isDone() {
        return stage == Stage.EXITED;
    }

    @Override
    public JsonNode answer(String method, JsonNode params) throws RpcError {
        if (method.equals("initialize")) {
            return initialized(params);
        } else if (stage == Stage.NEW) {
            throw new RpcError(RpcError.NOT_INITIALIZED, "initialize comes first");
        } else if (stage != Stage.RUNNING) {
            throw new RpcError(RpcError.INVALID_REQUEST, "the server is shut down");
        }
        return switch (method) {
            case "shutdown" -> {
                stage = Stage.SHUT_DOWN;
                isInOrder = true;
                yield NODES.nullNode();
            }
            case "completionItem/resolve" -> features.resolved(params);
            case "workspace/symbol" ->
                    new SymbolSearch(workspace, lookup).of(params.path("query").asString(""));
            case "workspace/executeCommand" -> executed(params);
            default -> {
                String feature =
                        method.startsWith(DOCUMENT) ? method.substring(DOCUMENT.length()) : "";
                if (!features.knows(feature)) {
                    throw new RpcError(RpcError.METHOD_NOT_FOUND, "there is no " + method);
                }
                yield features.answer(feature, params);
            }
        };
    }

    private JsonNode initialized(JsonNode params) throws RpcError {
        if (stage != Stage.NEW) {
            throw new RpcError(RpcError.INVALID_REQUEST, "initialize comes once");
        }
        stage = Stage.RUNNING;
        abilities = EditorAbilities.of(params.path("capabilities"));
        features.useAbilities(abilities);
        workspace.documents().useEncoding(abilities.encoding());
        addRoots(params);
        workspace.useSettings(
                workspace
                        .settings()
                        .with(params.path("initializationOptions"), workspace.folder()));
        ObjectNode result = NODES.objectNode();
        result.set("capabilities", ServerCapabilities.of(abilities));
        result.putObject("serverInfo").put("name", "octavo");
        return result;
    }

    private void addRoots(JsonNode params) {
        JsonNode folders = params.path("workspaceFolders");
        if (folders.isArray()) {
            folders.forEach(folder -> addRoot(folder.path("uri")));
        } else {
            addRoot(params.path("rootUri"));
        }
    }

    private void addRoot(JsonNode uri) {
        FileAddress.path(uri.asString("")).ifPresent(workspace::addRoot);
    }

    private JsonNode executed(JsonNode params) throws RpcError {
        JsonNode arguments = params.path("arguments");
        if (!params.path("command").asString("").equals(EntryInsertion.NAME)) {
            throw new RpcError(RpcError.INVALID_PARAMS, "there is no such command");
        }
        List<String> keys = new ArrayList<>();
        arguments.values().forEach(each -> keys.add(each.asString("")));
        if (keys.size() < 2 || keys.contains("")) {
            throw new RpcError(
                    RpcError.INVALID_PARAMS, "the address of a document and keys are missing");
        }
        Path paper =
                FileAddress.path(keys.removeFirst())
                        .orElseThrow(() ->
                                new RpcError(
                                        RpcError.INVALID_PARAMS, "the document is not a file"));
        insert(insertion.of(paper, keys));
        return NODES.nullNode();
    }

    private void insert(Insertion found) throws RpcError {
        if (found.edits().isEmpty()) {
            return;
        }
        WorkspaceEdits edits = new WorkspaceEdits(workspace.documents(), abilities);
        if (!found.isThere()) {
            if (!abilities.createsFiles()) {
                throw new RpcError(
                        RpcError.REQUEST_FAILED,
                        found.target().path() + " is not there; create it, empty, first.");
            }
            edits.create(found.target());
        }
        edits.add(found.target(), found.edits());
        ObjectNode asked = NODES.objectNode().put("label", "Add to the paper's references");
        asked.set("edit", edits.json());
        connection.ask(
                "workspace/applyEdit",
                asked,
                result -> {
                    if (result.path("applied").asBoolean(false)) {
                        EntryInsertion.keep(found);
                    }
                });
    }

    @Override
    public void take(String method, JsonNode params) {
        if (method.equals("exit")) {
            stage = Stage.EXITED;
        } else if (stage == Stage.RUNNING) {
            hasNews = true;
            takeChange(method, params);
        }
    }

    private void takeChange(String method, JsonNode params) {
        JsonNode document = params.path("textDocument");
        switch (method) {
            case "initialized" -> watchFiles();
            case "textDocument/didOpen" -> {
                workspace.documents().open(document);
                workspace.forgetFiles();
            }
            case "textDocument/didChange" -> workspace.documents().change(params);
            case "textDocument/didClose" -> close(document.path("uri").asString(""));
            case "textDocument/didSave", "workspace/didChangeWatchedFiles" ->
                    workspace.forgetFiles();
            case "workspace/didChangeConfiguration" ->
                    workspace.useSettings(
                            workspace.settings().with(params.path("settings"), workspace.folder()));
            case "workspace/didChangeWorkspaceFolders" -> changeRoots(params.path("event"));
            default -> hasNews = false;
        }
    }

    private void close(String uri) {
        workspace.documents().close(uri);
        FileAddress.path(uri)
                .filter(path -> published.remove(path) != null)
                .ifPresent(_ -> publish(uri, NODES.arrayNode()));
        workspace.forgetFiles();
    }

    private void changeRoots(JsonNode event) {
        event.path("removed")
                .forEach(folder ->
                        FileAddress.path(folder.path("uri").asString(""))
                                .ifPresent(workspace::removeRoot));
        event.path("added").forEach(folder -> addRoot(folder.path("uri")));
        workspace.forgetFiles();
    }

    private void watchFiles() {
        if (abilities.watchesFiles()) {
            connection.ask("client/registerCapability", ServerCapabilities.watchedFiles(), _ -> {});
        }
    }

    @Override
    public boolean idle() {
        if (stage == Stage.RUNNING) {
            workspace.readLibraries();
        }
        boolean isLoading = workspace.knownMasters().stream().anyMatch(MasterLibrary::isLoading);
        if (hasNews && stage == Stage.RUNNING) {
            hasNews = isLoading;
            publishAll();
        }
        tellTroubles();
        return isLoading;
    }

    private void publishAll() {
        PaperDiagnostics diagnostics = new PaperDiagnostics(workspace, lookup);
        for (EditorDocument document : workspace.documents().all()) {
            ArrayNode found = diagnostics.of(document);
            if (!found.equals(published.put(document.path(), found))) {
                publish(document.uri(), found);
            }
        }
    }

    private void publish(String uri, ArrayNode found) {
        ObjectNode params = NODES.objectNode().put("uri", uri);
        params.set("diagnostics", found);
        connection.tell("textDocument/publishDiagnostics", params);
    }

    private void tellTroubles() {
        workspace.rules().refusals().forEach(this::tellTrouble);
        for (MasterLibrary master : workspace.knownMasters()) {
            master.trouble().ifPresent(this::tellTrouble);
        }
    }

    /// Tells of a trouble once.
    private void tellTrouble(String trouble) {
        if (told.add(trouble)) {
            ObjectNode message =
                    NODES.objectNode().put("type", 2).put("message", "Octavo: " + trouble);
            connection.tell("window/showMessage", message);
        }
    }
}
