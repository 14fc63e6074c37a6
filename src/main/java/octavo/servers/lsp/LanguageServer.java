package octavo.servers.lsp;

import octavo.library.Library;
import octavo.servers.jsonrpc.MessageFraming;
import octavo.servers.jsonrpc.RpcConnection;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.jsonrpc.RpcHandler;
import octavo.servers.lsp.EntryInsertion.PlannedInsertion;
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
import java.util.stream.Collectors;

/// Speaks the Language Server Protocol 3.17 with one editor.
public final class LanguageServer implements RpcHandler {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String DOCUMENT_PREFIX = "textDocument/";

    private final WritingWorkspace writingWorkspace;
    private final KeyLookup keyLookup;
    private final LanguageFeatures languageFeatures;
    private final EntryInsertion entryInsertion;
    private final RpcConnection rpcConnection;
    private final LoadingProgress loadingProgress;
    private final Map<Path, ArrayNode> publishedProblems = new HashMap<>();
    private final Set<String> toldMessages = new HashSet<>();
    private ClientCapabilities clientCapabilities = ClientCapabilities.NONE;
    private ServerStage serverStage = ServerStage.NEW;

    /// Whether `shutdown` was received.
    private boolean wasShutDown;

    /// Whether something has changed since diagnostics were published.
    private boolean hasNews;

    /// How far the conversation is.
    private enum ServerStage {
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
        this.rpcConnection = new RpcConnection(in, out, MessageFraming.HEADERS);
        this.loadingProgress = new LoadingProgress(rpcConnection);
        this.writingWorkspace = new WritingWorkspace(settings);
        this.keyLookup = new KeyLookup(writingWorkspace);
        this.languageFeatures = new LanguageFeatures(writingWorkspace, keyLookup);
        this.entryInsertion = new EntryInsertion(writingWorkspace, venues);
    }

    /// Serves until the editor has gone.
    ///
    /// @return whether it went as it should, after `shutdown`
    public boolean serve() throws IOException {
        rpcConnection.serveMessages(this);
        return wasShutDown;
    }

    @Override
    public boolean isDone() {
        return serverStage == ServerStage.EXITED;
    }

    @Override
    public JsonNode answerRequest(String method, JsonNode params) throws RpcError {
        if (method.equals("initialize")) {
            return initialize(params);
        } else if (serverStage == ServerStage.NEW) {
            throw new RpcError(RpcError.NOT_INITIALIZED, "initialize comes first");
        } else if (serverStage != ServerStage.RUNNING) {
            throw new RpcError(RpcError.INVALID_REQUEST, "the server is shut down");
        }
        return switch (method) {
            case "shutdown" -> {
                serverStage = ServerStage.SHUT_DOWN;
                wasShutDown = true;
                yield NODES.nullNode();
            }
            case "completionItem/resolve" -> languageFeatures.resolveItem(params);
            case "workspace/symbol" ->
                    new SymbolSearch(writingWorkspace, keyLookup)
                            .findSymbols(params.path("query").asString(""));
            case "workspace/executeCommand" -> executed(params);
            default -> {
                String feature =
                        method.startsWith(DOCUMENT_PREFIX)
                                ? method.substring(DOCUMENT_PREFIX.length())
                                : "";
                if (!languageFeatures.knowsFeature(feature)) {
                    throw new RpcError(RpcError.METHOD_NOT_FOUND, "there is no " + method);
                }
                yield languageFeatures.answerRequest(feature, params);
            }
        };
    }

    private JsonNode initialize(JsonNode params) throws RpcError {
        if (serverStage != ServerStage.NEW) {
            throw new RpcError(RpcError.INVALID_REQUEST, "initialize comes once");
        }
        serverStage = ServerStage.RUNNING;
        clientCapabilities = ClientCapabilities.of(params.path("capabilities"));
        languageFeatures.useCapabilities(clientCapabilities);
        writingWorkspace.documents().useEncoding(clientCapabilities.positionEncoding());
        addRoots(params);
        writingWorkspace.useSettings(
                writingWorkspace
                        .settings()
                        .withSettings(
                                params.path("initializationOptions"), writingWorkspace.folder()));
        ObjectNode result = NODES.objectNode();
        result.set("capabilities", ServerCapabilities.of(clientCapabilities));
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
        FileUri.toPath(uri.asString("")).ifPresent(writingWorkspace::addRoot);
    }

    private JsonNode executed(JsonNode params) throws RpcError {
        JsonNode arguments = params.path("arguments");
        if (!params.path("command").asString("").equals(EntryInsertion.COMMAND_NAME)) {
            throw new RpcError(RpcError.INVALID_PARAMS, "there is no such command");
        }
        List<String> keys = new ArrayList<>();
        arguments.values().forEach(each -> keys.add(each.asString("")));
        if (keys.size() < 2 || keys.contains("")) {
            throw new RpcError(
                    RpcError.INVALID_PARAMS, "the address of a document and keys are missing");
        }
        Path paperPath =
                FileUri.toPath(keys.removeFirst())
                        .orElseThrow(() ->
                                new RpcError(
                                        RpcError.INVALID_PARAMS, "the document is not a file"));
        insertEntries(entryInsertion.planInsertion(paperPath, keys));
        return NODES.nullNode();
    }

    private void insertEntries(PlannedInsertion plannedInsertion) throws RpcError {
        if (plannedInsertion.textEdits().isEmpty()) {
            return;
        }
        WorkspaceEdits workspaceEdits =
                new WorkspaceEdits(writingWorkspace.documents(), clientCapabilities);
        if (!plannedInsertion.existsAlready()) {
            if (!clientCapabilities.createsFiles()) {
                throw new RpcError(
                        RpcError.REQUEST_FAILED,
                        plannedInsertion.targetDocument().path()
                                + " is not there; create it, empty, first.");
            }
            workspaceEdits.createDocument(plannedInsertion.targetDocument());
        }
        workspaceEdits.addEdits(plannedInsertion.targetDocument(), plannedInsertion.textEdits());
        ObjectNode editRequest = NODES.objectNode().put("label", "Add to the paper's references");
        editRequest.set("edit", workspaceEdits.toJson());
        rpcConnection.requestFromClient(
                "workspace/applyEdit",
                editRequest,
                result -> {
                    if (result.path("applied").asBoolean(false)) {
                        EntryInsertion.rememberWritten(plannedInsertion);
                        EntryInsertion.keepReceipts(plannedInsertion).ifPresent(this::tellTrouble);
                        hasNews = true; // what is marked is reported
                    }
                });
    }

    @Override
    public void handleNotification(String method, JsonNode params) {
        if (method.equals("exit")) {
            serverStage = ServerStage.EXITED;
        } else if (serverStage == ServerStage.RUNNING) {
            hasNews = true;
            handleChange(method, params);
        }
    }

    private void handleChange(String method, JsonNode params) {
        JsonNode document = params.path("textDocument");
        switch (method) {
            case "initialized" -> watchFiles();
            case "textDocument/didOpen" -> {
                writingWorkspace.documents().openDocument(document);
                writingWorkspace.forgetFiles();
            }
            case "textDocument/didChange" -> writingWorkspace.documents().changeDocument(params);
            case "textDocument/didClose" -> closeDocument(document.path("uri").asString(""));
            case "textDocument/didSave", "workspace/didChangeWatchedFiles" ->
                    writingWorkspace.forgetFiles();
            case "workspace/didChangeConfiguration" ->
                    writingWorkspace.useSettings(
                            writingWorkspace
                                    .settings()
                                    .withSettings(
                                            params.path("settings"), writingWorkspace.folder()));
            case "workspace/didChangeWorkspaceFolders" -> changeRoots(params.path("event"));
            default -> hasNews = false;
        }
    }

    private void closeDocument(String uri) {
        writingWorkspace.documents().closeDocument(uri);
        FileUri.toPath(uri)
                .filter(path -> publishedProblems.remove(path) != null)
                .ifPresent(_ -> publishDiagnostics(uri, NODES.arrayNode()));
        writingWorkspace.forgetFiles();
    }

    private void changeRoots(JsonNode event) {
        event.path("removed")
                .forEach(folder ->
                        FileUri.toPath(folder.path("uri").asString(""))
                                .ifPresent(writingWorkspace::removeRoot));
        event.path("added").forEach(folder -> addRoot(folder.path("uri")));
        writingWorkspace.forgetFiles();
    }

    private void watchFiles() {
        if (clientCapabilities.watchesFiles()) {
            rpcConnection.requestFromClient(
                    "client/registerCapability", ServerCapabilities.watchedFiles(), _ -> {});
        }
    }

    @Override
    public boolean handleIdle() {
        if (serverStage == ServerStage.RUNNING) {
            writingWorkspace.readLibraries();
        }
        Map<Path, Integer> percentages =
                writingWorkspace.knownMasters().stream()
                        .filter(MasterLibrary::isLoading)
                        .collect(
                                Collectors.toMap(
                                        MasterLibrary::path, MasterLibrary::loadedPercentage));
        boolean isLoading = !percentages.isEmpty();
        if (clientCapabilities.showsProgress()) {
            loadingProgress.showLoading(percentages);
        }
        if (hasNews && serverStage == ServerStage.RUNNING) {
            hasNews = isLoading;
            publishAll();
        }
        tellTroubles();
        return isLoading;
    }

    private void publishAll() {
        PaperDiagnostics paperDiagnostics = new PaperDiagnostics(writingWorkspace, keyLookup);
        for (EditorDocument editorDocument : writingWorkspace.documents().openDocuments()) {
            ArrayNode diagnosticsJson = paperDiagnostics.diagnosticsOf(editorDocument);
            if (!diagnosticsJson.equals(
                    publishedProblems.put(editorDocument.path(), diagnosticsJson))) {
                publishDiagnostics(editorDocument.uri(), diagnosticsJson);
            }
        }
    }

    private void publishDiagnostics(String uri, ArrayNode diagnosticsJson) {
        ObjectNode params = NODES.objectNode().put("uri", uri);
        params.set("diagnostics", diagnosticsJson);
        rpcConnection.notifyClient("textDocument/publishDiagnostics", params);
    }

    private void tellTroubles() {
        writingWorkspace.rules().refusals().forEach(this::tellTrouble);
        for (MasterLibrary masterLibrary : writingWorkspace.knownMasters()) {
            masterLibrary.trouble().ifPresent(this::tellTrouble);
        }
    }

    /// Tells of a trouble once.
    private void tellTrouble(String troubleText) {
        if (toldMessages.add(troubleText)) {
            ObjectNode showMessage =
                    NODES.objectNode().put("type", 2).put("message", "Octavo: " + troubleText);
            rpcConnection.notifyClient("window/showMessage", showMessage);
        }
    }
}
