package octavo.cli.commands;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cv.output.OutputStatus;
import octavo.library.FileTrouble;
import octavo.projects.outputs.ReferenceFile;
import octavo.storage.PathConsents;
import octavo.storage.ResolvedPath;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/// Writes files of references, or says which are out of date.
///
/// @param err gets a line for each
record ReferenceWriter(boolean check, PrintWriter err) {

    /// Takes each file in turn. One that is refused keeps none of the others back.
    ///
    /// @return the exit status
    int write(List<ReferenceFile> files) {
        return files.stream().mapToInt(this::writeOrRefuse).max().orElse(ExitStatus.FINE);
    }

    private int writeOrRefuse(ReferenceFile file) {
        try {
            return write(file);
        } catch (CommandRefusal refusal) {
            err.println("octavo: " + refusal.getMessage());
            return refusal.status();
        }
    }

    private int write(ReferenceFile file) {
        CvTarget target = new CvTarget(file.output());
        OutputStatus standing = target.standing(file.made());
        boolean isStale = !standing.isFresh();
        if (check) {
            if (isStale) {
                err.println(file.path() + " is out of date");
            }
            return isStale ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        target.write(standing);
        if (isStale) {
            file.made()
                    .losses()
                    .forEach(loss -> err.println("octavo: " + file.path() + ": " + loss));
            err.println(file.path() + " was written");
        }
        return ExitStatus.FINE;
    }

    /// What may be written for a file that names outputs.
    ///
    /// @param allowed paths that are allowed from now on
    static PathConsents consents(Path file, List<Path> allowed) {
        try {
            PathConsents consents = PathConsents.of(file);
            for (Path each : allowed) {
                consents.confirm(ResolvedPath.of(each));
            }
            return consents;
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(file, trouble));
        }
    }
}
