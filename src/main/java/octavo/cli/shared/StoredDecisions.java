package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.FileTrouble;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import picocli.CommandLine.Model.CommandSpec;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/// Stores decisions beside a library, or refuses, and says what it did.
public final class StoredDecisions {
    private StoredDecisions() {}

    /// Refuses standard input, which has nothing beside it.
    public static void refuseStandardInput(Path library) {
        LibraryInput.refuseStandardInput(library, "Decisions are kept beside a library.");
    }

    /// Changes the sidecar; refuses if it is damaged.
    public static void updateSound(
            CommandSpec spec, Path library, boolean dryRun, UnaryOperator<Sidecar> decision) {
        Sidecar _ = loadSound(library);
        update(spec, library, dryRun, decision);
    }

    /// The content of a sidecar, unless something is wrong with it.
    public static Sidecar loadSound(Path library) {
        SidecarFile sidecar = SidecarFile.loadFor(library);
        sidecar.trouble()
                .ifPresent(trouble -> {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS, sidecar.sidecarPath() + ": " + trouble.message());
                });
        return sidecar.content();
    }

    /// Changes the sidecar, and returns its content with the change.
    ///
    /// @param dryRun whether to store nothing
    public static Sidecar update(
            CommandSpec spec, Path library, boolean dryRun, UnaryOperator<Sidecar> decision) {
        Sidecar oldSidecar = SidecarFile.loadFor(library).content();
        Sidecar newSidecar = decision.apply(oldSidecar);
        boolean isChange = !newSidecar.equals(oldSidecar);
        try {
            if (isChange && !dryRun) {
                newSidecar = SidecarFile.updateSidecar(library, decision).content();
            }
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenSaving(SidecarFile.pathFor(library), trouble));
        }
        String outcome = isChange ? dryRun ? "would be updated" : "updated" : "no changes";
        spec.commandLine().getErr().println(SidecarFile.pathFor(library) + ": " + outcome);
        return newSidecar;
    }
}
