package octavo.enrichment;

import octavo.sidecar.Sidecar;

import tools.jackson.databind.node.ObjectNode;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What becomes of a preprint whose published version is found. The sidecar keeps the choice as
/// `"publishedVersions": "link"`.
public enum PublishedHandling {
    /// The published version gets an entry of its own, and the preprint's names it.
    LINK,
    /// The preprint's entry becomes that of the published version.
    REPLACE;

    private static final String FIELD = "publishedVersions";

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The choice for a library, if one was made.
    public static Optional<PublishedHandling> of(Sidecar sidecar) {
        String id = sidecar.copyTree().path(FIELD).asString("");
        return Arrays.stream(values()).filter(it -> it.id().equals(id)).findFirst();
    }

    /// A sidecar with this choice; everything else in it stays.
    public Sidecar writeTo(Sidecar sidecar) {
        ObjectNode tree = sidecar.copyTree();
        tree.put(FIELD, id());
        return Sidecar.of(tree);
    }
}
