package octavo.sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The content of a sidecar, immutable. Unknown parts, of a newer Octavo or of the user's own, are
/// preserved.
public final class Sidecar {
    static final int VERSION = 1;
    static final String VERSION_FIELD = "version";

    private final ObjectNode tree;

    private Sidecar(ObjectNode tree) {
        this.tree = tree;
    }

    /// The sidecar of a library that has none yet.
    public static Sidecar empty() {
        ObjectNode tree = SidecarJson.emptyObject();
        tree.put(VERSION_FIELD, VERSION);
        return new Sidecar(tree);
    }

    public static Sidecar of(ObjectNode tree) {
        return new Sidecar(tree.deepCopy());
    }

    /// A copy of its whole content, for reading and for changing.
    public ObjectNode tree() {
        return tree.deepCopy();
    }

    /// This sidecar with the changes between two others applied. What neither of them has stays as
    /// it is.
    public Sidecar after(Sidecar from, Sidecar to) {
        return new Sidecar(JsonMerge.of(from.tree, tree, to.tree).tree());
    }

    /// The version of the format; 1 if it is not stated.
    int version() {
        JsonNode version = tree.path(VERSION_FIELD);
        return version.isMissingNode() ? VERSION : version.asInt(0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sidecar that && tree.equals(that.tree);
    }

    @Override
    public int hashCode() {
        return tree.hashCode();
    }

    @Override
    public String toString() {
        return tree.toString();
    }
}
