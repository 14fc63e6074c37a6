package octavo.cli;

import octavo.library.FileTrouble;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/// Stores decisions beside a library, or refuses.
final class StoredDecisions {
    private StoredDecisions() {}

    /// Refuses standard input, which has nothing beside it.
    static void refuseStandardInput(Path library) {
        LibraryInput.refuseStandardInput(library, "What is decided is kept beside a library.");
    }

    /// Changes the sidecar; refuses if it is damaged.
    static void updateSound(Path library, UnaryOperator<Sidecar> decision) {
        SidecarFile sidecar = SidecarFile.loadFor(library);
        sidecar.trouble()
                .ifPresent(trouble -> {
                    throw new CommandRefusal(
                            Cli.PROBLEMS, sidecar.sidecarPath() + ": " + trouble.message());
                });
        update(library, decision);
    }

    /// Changes the sidecar, and returns it as stored.
    static SidecarFile update(Path library, UnaryOperator<Sidecar> decision) {
        try {
            return SidecarFile.updateSidecar(library, decision);
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    Cli.NO_FILE, FileTrouble.whenSaving(SidecarFile.pathFor(library), trouble));
        }
    }
}
