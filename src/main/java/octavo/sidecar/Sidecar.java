package octavo.sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The content of a sidecar, immutable. Unknown parts, of a newer Octavo or of the user's own, are
/// preserved.
public final class Sidecar {
    static final int VERSION = 1;
    static final String VERSION_FIELD = "version";

    private final ObjectNode jsonTree;

    private Sidecar(ObjectNode jsonTree) {
        this.jsonTree = jsonTree;
    }

    /// The sidecar of a library that has none yet.
    public static Sidecar empty() {
        ObjectNode jsonTree = SidecarJson.emptyObject();
        jsonTree.put(VERSION_FIELD, VERSION);
        return new Sidecar(jsonTree);
    }

    public static Sidecar of(ObjectNode jsonTree) {
        return new Sidecar(jsonTree.deepCopy());
    }

    /// A copy of its whole content, for reading and for changing.
    public ObjectNode copyTree() {
        return jsonTree.deepCopy();
    }

    /// This sidecar with the changes between two others applied. What neither of them has stays as
    /// it is.
    public Sidecar withChanges(Sidecar sidecarBefore, Sidecar sidecarAfter) {
        return new Sidecar(
                JsonMerge.mergeTrees(sidecarBefore.jsonTree, jsonTree, sidecarAfter.jsonTree)
                        .mergedTree());
    }

    /// The version of the format; 1 if it is not stated.
    int formatVersion() {
        JsonNode versionNode = jsonTree.path(VERSION_FIELD);
        return versionNode.isMissingNode() ? VERSION : versionNode.asInt(0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sidecar otherSidecar && jsonTree.equals(otherSidecar.jsonTree);
    }

    @Override
    public int hashCode() {
        return jsonTree.hashCode();
    }

    @Override
    public String toString() {
        return jsonTree.toString();
    }
}
