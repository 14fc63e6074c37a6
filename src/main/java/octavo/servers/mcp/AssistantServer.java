package octavo.servers.mcp;

import octavo.servers.jsonrpc.MessageFraming;
import octavo.servers.jsonrpc.RpcConnection;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.jsonrpc.RpcHandler;
import octavo.servers.mcp.AssistantTool.ToolAnswer;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/// Speaks the Model Context Protocol with one assistant: it has tools, and nothing else.
public final class AssistantServer implements RpcHandler {
    /// Newest first. 2025-03-26 is not among them: it demands batches, which the next one forbids.
    private static final List<String> PROTOCOL_VERSIONS =
            List.of("2025-11-25", "2025-06-18", "2024-11-05");

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final List<AssistantTool> assistantTools;
    private final String serverVersion;
    private final String instructions;
    private boolean isInitialized;

    /// @param version Octavo's
    /// @param instructions how the tools are used, for the assistant
    public AssistantServer(List<AssistantTool> tools, String version, String instructions) {
        this.assistantTools = List.copyOf(tools);
        this.serverVersion = version;
        this.instructions = instructions;
    }

    /// Serves until the assistant closes the stream.
    public void serve(InputStream in, OutputStream out) throws IOException {
        new RpcConnection(in, out, MessageFraming.LINES).serveMessages(this);
    }

    @Override
    public JsonNode answerRequest(String method, JsonNode params) throws RpcError {
        boolean isAlwaysAllowed = method.equals("initialize") || method.equals("ping");
        if (!isAlwaysAllowed && !isInitialized) {
            throw new RpcError(RpcError.INVALID_REQUEST, "initialize comes first");
        }
        return switch (method) {
            case "initialize" -> initialize(params);
            case "ping" -> NODES.objectNode();
            case "tools/list" -> listTools();
            case "tools/call" -> callTool(params);
            default -> throw new RpcError(RpcError.METHOD_NOT_FOUND, "there is no " + method);
        };
    }

    private ObjectNode initialize(JsonNode params) {
        isInitialized = true;
        String askedVersion = params.path("protocolVersion").asString("");
        ObjectNode result = NODES.objectNode();
        result.put(
                "protocolVersion",
                PROTOCOL_VERSIONS.contains(askedVersion)
                        ? askedVersion
                        : PROTOCOL_VERSIONS.getFirst());
        result.putObject("capabilities").putObject("tools");
        result.putObject("serverInfo")
                .put("name", "octavo")
                .put("title", "Octavo")
                .put("version", serverVersion);
        result.put("instructions", instructions);
        return result;
    }

    private ObjectNode listTools() {
        ObjectNode result = NODES.objectNode();
        ArrayNode toolsJson = result.putArray("tools");
        for (AssistantTool assistantTool : assistantTools) {
            ObjectNode toolJson =
                    toolsJson
                            .addObject()
                            .put("name", assistantTool.toolName())
                            .put("title", assistantTool.title())
                            .put("description", assistantTool.description());
            toolJson.set("inputSchema", assistantTool.inputSchema());
            toolJson.putObject("annotations").put("readOnlyHint", true).put("openWorldHint", false);
        }
        return result;
    }

    private ObjectNode callTool(JsonNode params) throws RpcError {
        String toolName = params.path("name").asString("");
        AssistantTool assistantTool =
                assistantTools.stream()
                        .filter(each -> each.toolName().equals(toolName))
                        .findFirst()
                        .orElseThrow(() ->
                                new RpcError(
                                        RpcError.INVALID_PARAMS, "there is no tool " + toolName));
        ToolAnswer toolAnswer = assistantTool.toolCall().apply(params.path("arguments"));
        ObjectNode result = NODES.objectNode();
        result.putArray("content")
                .addObject()
                .put("type", "text")
                .put("text", toolAnswer.answerText());
        result.put("isError", toolAnswer.isError());
        return result;
    }

    @Override
    public void handleNotification(String method, JsonNode params) {
        // No notification changes anything here.
    }

    @Override
    public boolean handleIdle() {
        return false;
    }

    @Override
    public boolean isDone() {
        return false;
    }
}
