package octavo.servers.mcp;

import tools.jackson.databind.JsonNode;

import java.util.function.Function;

/// Something that an assistant may have done. It only reads.
///
/// @param schema the JSON Schema of its arguments
/// @param call takes the arguments, which may be any JSON
public record AssistantTool(
        String name,
        String title,
        String description,
        JsonNode schema,
        Function<JsonNode, ToolAnswer> call) {

    /// The result of a call.
    ///
    /// @param isError whether the text is the reason why the call failed
    public record ToolAnswer(String text, boolean isError) {}
}
