package octavo.sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A conflicted copy of a sidecar, merged with the sidecar. Their common ancestor is not known:
/// what only one has is taken, and what differs is a conflict.
///
/// @param mergedAsOurs both; ours where they conflict
/// @param mergedAsTheirs both; the copy's where they conflict
/// @param conflictPaths what conflicts
public record SidecarCopyMerge(
        Sidecar mergedAsOurs, Sidecar mergedAsTheirs, List<String> conflictPaths) {

    /// Merges a copy; empty if it is damaged or of a newer Octavo.
    public static Optional<SidecarCopyMerge> of(Sidecar ours, byte[] copiedBytes) {
        try {
            Sidecar theirs = SidecarJson.parseSidecar(copiedBytes);
            return theirs.formatVersion() > Sidecar.VERSION
                    ? Optional.empty()
                    : Optional.of(mergeTrees(ours.copyTree(), theirs.copyTree()));
        } catch (SidecarJson.BrokenSidecarException _) {
            return Optional.empty();
        }
    }

    private static SidecarCopyMerge mergeTrees(ObjectNode ourTree, ObjectNode theirTree) {
        ObjectNode baseTree = commonMembers(ourTree, theirTree);
        JsonMerge.JsonMergeResult ourMerge = JsonMerge.mergeTrees(baseTree, ourTree, theirTree);
        JsonMerge.JsonMergeResult theirMerge = JsonMerge.mergeTrees(baseTree, theirTree, ourTree);
        return new SidecarCopyMerge(
                Sidecar.of(ourMerge.mergedTree()),
                Sidecar.of(theirMerge.mergedTree()),
                ourMerge.conflictPaths());
    }

    private static ObjectNode commonMembers(ObjectNode ourTree, ObjectNode theirTree) {
        ObjectNode commonTree = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> member : ourTree.properties()) {
            if (member.getValue().equals(theirTree.get(member.getKey()))) {
                commonTree.set(member.getKey(), member.getValue());
            }
        }
        return commonTree;
    }
}
