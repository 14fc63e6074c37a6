package octavo.servers.mcp;

import tools.jackson.databind.JsonNode;

import java.util.function.Function;

/// Something that an assistant may have done. It only reads.
///
/// @param inputSchema the JSON Schema of its arguments
/// @param toolCall takes the arguments, which may be any JSON
public record AssistantTool(
        String toolName,
        String title,
        String description,
        JsonNode inputSchema,
        Function<JsonNode, ToolAnswer> toolCall) {

    /// The result of a call.
    ///
    /// @param isError whether the text is the reason why the call failed
    public record ToolAnswer(String answerText, boolean isError) {}
}
