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
    private static final List<String> VERSIONS = List.of("2025-11-25", "2025-06-18", "2024-11-05");

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final List<AssistantTool> tools;
    private final String version;
    private final String instructions;
    private boolean isInitialized;

    /// @param version Octavo's
    /// @param instructions how the tools are used, for the assistant
    public AssistantServer(List<AssistantTool> tools, String version, String instructions) {
        this.tools = List.copyOf(tools);
        this.version = version;
        this.instructions = instructions;
    }

    /// Serves until the assistant closes the stream.
    public void serve(InputStream in, OutputStream out) throws IOException {
        new RpcConnection(in, out, MessageFraming.LINES).serve(this);
    }

    @Override
    public JsonNode answer(String method, JsonNode params) throws RpcError {
        boolean isFirst = method.equals("initialize") || method.equals("ping");
        if (!isFirst && !isInitialized) {
            throw new RpcError(RpcError.INVALID_REQUEST, "initialize comes first");
        }
        return switch (method) {
            case "initialize" -> initialized(params);
            case "ping" -> NODES.objectNode();
            case "tools/list" -> listed();
            case "tools/call" -> called(params);
            default -> throw new RpcError(RpcError.METHOD_NOT_FOUND, "there is no " + method);
        };
    }

    private ObjectNode initialized(JsonNode params) {
        isInitialized = true;
        String asked = params.path("protocolVersion").asString("");
        ObjectNode result = NODES.objectNode();
        result.put("protocolVersion", VERSIONS.contains(asked) ? asked : VERSIONS.getFirst());
        result.putObject("capabilities").putObject("tools");
        result.putObject("serverInfo")
                .put("name", "octavo")
                .put("title", "Octavo")
                .put("version", version);
        result.put("instructions", instructions);
        return result;
    }

    private ObjectNode listed() {
        ObjectNode result = NODES.objectNode();
        ArrayNode list = result.putArray("tools");
        for (AssistantTool tool : tools) {
            ObjectNode each =
                    list.addObject()
                            .put("name", tool.name())
                            .put("title", tool.title())
                            .put("description", tool.description());
            each.set("inputSchema", tool.schema());
            each.putObject("annotations").put("readOnlyHint", true).put("openWorldHint", false);
        }
        return result;
    }

    private ObjectNode called(JsonNode params) throws RpcError {
        String name = params.path("name").asString("");
        AssistantTool tool =
                tools.stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow(() ->
                                new RpcError(RpcError.INVALID_PARAMS, "there is no tool " + name));
        ToolAnswer answer = tool.call().apply(params.path("arguments"));
        ObjectNode result = NODES.objectNode();
        result.putArray("content").addObject().put("type", "text").put("text", answer.text());
        result.put("isError", answer.isError());
        return result;
    }

    @Override
    public void take(String method, JsonNode params) {
        // No notification changes anything here.
    }

    @Override
    public boolean idle() {
        return false;
    }

    @Override
    public boolean isDone() {
        return false;
    }
}
