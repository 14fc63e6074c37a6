package octavo.cli.libraries;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.library.FileTrouble;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/// Stores decisions beside a library, or refuses.
public final class StoredDecisions {
    private StoredDecisions() {}

    /// Refuses standard input, which has nothing beside it.
    public static void refuseStandardInput(Path library) {
        LibraryInput.refuseStandardInput(library, "What is decided is kept beside a library.");
    }

    /// Changes the sidecar; refuses if it is damaged.
    public static void updateSound(Path library, UnaryOperator<Sidecar> decision) {
        SidecarFile sidecar = SidecarFile.loadFor(library);
        sidecar.trouble()
                .ifPresent(trouble -> {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS, sidecar.sidecarPath() + ": " + trouble.message());
                });
        update(library, decision);
    }

    /// Changes the sidecar, and returns it as stored.
    public static SidecarFile update(Path library, UnaryOperator<Sidecar> decision) {
        try {
            return SidecarFile.updateSidecar(library, decision);
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenSaving(SidecarFile.pathFor(library), trouble));
        }
    }
}
