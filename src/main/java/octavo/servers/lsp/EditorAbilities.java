package octavo.servers.lsp;

import tools.jackson.databind.JsonNode;

/// What an editor can do, as it says in `initialize`.
///
/// @param versionedEdits whether it takes edits for one version of a document
/// @param createsFiles whether an edit may begin a file
/// @param watchesFiles whether it tells of files that change, when asked to
record EditorAbilities(
        PositionEncoding encoding,
        boolean versionedEdits,
        boolean createsFiles,
        boolean watchesFiles) {
    static final EditorAbilities NONE =
            new EditorAbilities(PositionEncoding.UTF_16, false, false, false);

    static EditorAbilities of(JsonNode capabilities) {
        JsonNode workspace = capabilities.path("workspace");
        JsonNode edit = workspace.path("workspaceEdit");
        boolean versioned = edit.path("documentChanges").asBoolean(false);
        boolean creates =
                edit.path("resourceOperations").values().stream()
                        .anyMatch(each -> each.asString("").equals("create"));
        return new EditorAbilities(
                PositionEncoding.of(capabilities.path("general").path("positionEncodings")),
                versioned,
                versioned && creates,
                workspace
                        .path("didChangeWatchedFiles")
                        .path("dynamicRegistration")
                        .asBoolean(false));
    }
}
