package octavo.sidecar;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Merges two versions of a sidecar's file that have a common ancestor.
///
/// @param mergedBytes our file with their changes; ours where both changed the same thing
/// @param conflictPaths what both sides have changed, as paths such as `profiles/cv/locale`
@SuppressWarnings("ArrayRecordComponent") // never compared
public record SidecarMerge(byte[] mergedBytes, List<String> conflictPaths) {
    public SidecarMerge {
        conflictPaths = List.copyOf(conflictPaths);
    }

    /// Merges them; empty if one of them cannot be read as a sidecar of this version.
    ///
    /// @param base empty if there was none
    public static Optional<SidecarMerge> of(Optional<byte[]> base, byte[] ours, byte[] theirs)
            throws IOException {
        try {
            Sidecar ourSidecar = SidecarJson.parseSidecar(ours);
            Sidecar theirSidecar = SidecarJson.parseSidecar(theirs);
            ObjectNode baseTree =
                    base.isPresent()
                            ? SidecarJson.parseSidecar(base.get()).copyTree()
                            : SidecarJson.emptyObject();
            if (isNewer(ourSidecar) || isNewer(theirSidecar)) {
                return Optional.empty();
            }
            JsonMerge.JsonMergeResult result =
                    JsonMerge.mergeTrees(baseTree, ourSidecar.copyTree(), theirSidecar.copyTree());
            byte[] mergedBytes =
                    SidecarJson.encodeSidecar(
                            Sidecar.of(result.mergedTree()),
                            ourSidecar,
                            new String(ours, StandardCharsets.UTF_8));
            return Optional.of(new SidecarMerge(mergedBytes, result.conflictPaths()));
        } catch (SidecarJson.BrokenSidecarException _) {
            return Optional.empty();
        }
    }

    private static boolean isNewer(Sidecar sidecar) {
        return sidecar.formatVersion() > Sidecar.VERSION;
    }
}
