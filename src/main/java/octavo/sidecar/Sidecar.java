package octavo.sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a sidecar says, immutable. Whatever else is in it, of a newer Octavo or of somebody's own,
/// stays where it is.
public final class Sidecar {
    static final int VERSION = 1;
    static final String VERSION_FIELD = "version";

    private final ObjectNode tree;

    private Sidecar(ObjectNode tree) {
        this.tree = tree;
    }

    /// That of a library that has none yet.
    public static Sidecar empty() {
        ObjectNode tree = SidecarJson.emptyObject();
        tree.put(VERSION_FIELD, VERSION);
        return new Sidecar(tree);
    }

    public static Sidecar of(ObjectNode tree) {
        return new Sidecar(tree.deepCopy());
    }

    /// A copy of all that it says, for looking things up and for changing it.
    public ObjectNode tree() {
        return tree.deepCopy();
    }

    /// What it says after a change from one sidecar to another. Where it says what neither of them
    /// does, it stays as it is.
    public Sidecar after(Sidecar from, Sidecar to) {
        return new Sidecar(JsonMerge.of(from.tree, tree, to.tree).tree());
    }

    /// The version of the format; a sidecar that does not say is of the first.
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
