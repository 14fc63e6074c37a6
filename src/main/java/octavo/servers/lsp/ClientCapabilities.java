package octavo.servers.lsp;

import tools.jackson.databind.JsonNode;

/// What an editor can do, as it says in `initialize`.
///
/// @param acceptsVersionedEdits whether it takes edits for one version of a document
/// @param createsFiles whether an edit may begin a file
/// @param watchesFiles whether it tells of files that change, when asked to
/// @param showsProgress whether it shows how far work is
record ClientCapabilities(
        PositionEncoding positionEncoding,
        boolean acceptsVersionedEdits,
        boolean createsFiles,
        boolean watchesFiles,
        boolean showsProgress) {
    static final ClientCapabilities NONE =
            new ClientCapabilities(PositionEncoding.UTF_16, false, false, false, false);

    static ClientCapabilities of(JsonNode capabilities) {
        JsonNode workspace = capabilities.path("workspace");
        JsonNode workspaceEdit = workspace.path("workspaceEdit");
        boolean acceptsVersions = workspaceEdit.path("documentChanges").asBoolean(false);
        boolean acceptsCreation =
                workspaceEdit.path("resourceOperations").values().stream()
                        .anyMatch(each -> each.asString("").equals("create"));
        return new ClientCapabilities(
                PositionEncoding.of(capabilities.path("general").path("positionEncodings")),
                acceptsVersions,
                acceptsVersions && acceptsCreation,
                workspace
                        .path("didChangeWatchedFiles")
                        .path("dynamicRegistration")
                        .asBoolean(false),
                capabilities.path("window").path("workDoneProgress").asBoolean(false));
    }
}
