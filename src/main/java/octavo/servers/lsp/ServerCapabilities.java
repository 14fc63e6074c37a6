package octavo.servers.lsp;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// What the server tells an editor about itself.
final class ServerCapabilities {
    private static final int INCREMENTAL_SYNC = 2;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /// What may begin a key: in LaTeX, Typst, Markdown and Org.
    private static final List<String> TRIGGER_CHARACTERS = List.of("{", ",", "@", "<", "&", ":");

    private ServerCapabilities() {}

    static ObjectNode of(ClientCapabilities clientCapabilities) {
        ObjectNode capabilities = NODES.objectNode();
        capabilities.put("positionEncoding", clientCapabilities.positionEncoding().id());
        ObjectNode syncOptions = capabilities.putObject("textDocumentSync");
        syncOptions.put("openClose", true).put("change", INCREMENTAL_SYNC).putObject("save");
        ArrayNode triggers =
                capabilities
                        .putObject("completionProvider")
                        .put("resolveProvider", true)
                        .putArray("triggerCharacters");
        TRIGGER_CHARACTERS.forEach(triggers::add);
        for (String providerName :
                List.of(
                        "hover",
                        "definition",
                        "references",
                        "documentSymbol",
                        "foldingRange",
                        "documentFormatting",
                        "workspaceSymbol")) {
            capabilities.put(providerName + "Provider", true);
        }
        capabilities.putObject("renameProvider").put("prepareProvider", true);
        capabilities.putObject("documentLinkProvider").put("resolveProvider", false);
        capabilities
                .putObject("codeActionProvider")
                .putArray("codeActionKinds")
                .add("quickfix")
                .add("source");
        capabilities
                .putObject("executeCommandProvider")
                .putArray("commands")
                .add(EntryInsertion.COMMAND_NAME);
        capabilities
                .putObject("workspace")
                .putObject("workspaceFolders")
                .put("supported", true)
                .put("changeNotifications", true);
        return capabilities;
    }

    /// Asks an editor to tell of files that change.
    static ObjectNode watchedFiles() {
        ObjectNode params = NODES.objectNode();
        ObjectNode registration =
                params.putArray("registrations")
                        .addObject()
                        .put("id", "octavo-files")
                        .put("method", "workspace/didChangeWatchedFiles");
        registration
                .putObject("registerOptions")
                .putArray("watchers")
                .addObject()
                .put("globPattern", "**/*.{bib,tex,ltx,typ,md,markdown,qmd,Rmd,org,json,yml,yaml}");
        return params;
    }
}
