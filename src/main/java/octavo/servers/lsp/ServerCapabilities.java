package octavo.servers.lsp;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// What the server tells an editor about itself.
final class ServerCapabilities {
    private static final int INCREMENTAL = 2;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /// What may begin a key: in LaTeX, Typst, Markdown and Org.
    private static final List<String> TRIGGERS = List.of("{", ",", "@", "<", "&", ":");

    private ServerCapabilities() {}

    static ObjectNode of(EditorAbilities abilities) {
        ObjectNode all = NODES.objectNode();
        all.put("positionEncoding", abilities.encoding().id());
        ObjectNode sync = all.putObject("textDocumentSync");
        sync.put("openClose", true).put("change", INCREMENTAL).putObject("save");
        ArrayNode triggers =
                all.putObject("completionProvider")
                        .put("resolveProvider", true)
                        .putArray("triggerCharacters");
        TRIGGERS.forEach(triggers::add);
        for (String plain :
                List.of(
                        "hover",
                        "definition",
                        "references",
                        "documentSymbol",
                        "foldingRange",
                        "documentFormatting",
                        "workspaceSymbol")) {
            all.put(plain + "Provider", true);
        }
        all.putObject("renameProvider").put("prepareProvider", true);
        all.putObject("documentLinkProvider").put("resolveProvider", false);
        all.putObject("codeActionProvider")
                .putArray("codeActionKinds")
                .add("quickfix")
                .add("source");
        all.putObject("executeCommandProvider").putArray("commands").add(EntryInsertion.NAME);
        all.putObject("workspace")
                .putObject("workspaceFolders")
                .put("supported", true)
                .put("changeNotifications", true);
        return all;
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
