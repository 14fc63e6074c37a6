package octavo.cslreferences;

import octavo.library.Library;
import octavo.library.TitleCapitals;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;

/// How the owner of a library wants its titles cited. Stored in the sidecar as `titles`; sentence
/// case if that is missing.
public final class TitlePreference {
    private static final String TITLES = "titles";

    private TitlePreference() {}

    /// The preference in a sidecar. What is not known counts as missing.
    public static TitleCapitals of(Sidecar sidecar) {
        return TitleCapitals.withId(sidecar.copyTree().path(TITLES).asString(""))
                .orElse(TitleCapitals.SENTENCE_CASE);
    }

    /// A sidecar with the preference; the usual one needs no words.
    public static Sidecar writeTo(Sidecar sidecar, TitleCapitals wantedCapitals) {
        ObjectNode sidecarTree = sidecar.copyTree();
        if (wantedCapitals == TitleCapitals.SENTENCE_CASE) {
            sidecarTree.remove(TITLES);
        } else {
            sidecarTree.put(TITLES, wantedCapitals.id());
        }
        return Sidecar.of(sidecarTree);
    }

    /// A library with the preference of the sidecar beside its file.
    public static Library applyTo(Library library, Path libraryPath) {
        return library.withTitles(
                SidecarFile.isAbsentFor(libraryPath)
                        ? TitleCapitals.SENTENCE_CASE
                        : of(SidecarFile.loadFor(libraryPath).content()));
    }
}
