package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cv.output.OutputStatus;
import octavo.library.FileTrouble;
import octavo.paperprojects.outputs.ReferenceFile;
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
    int writeFiles(List<ReferenceFile> files) {
        return files.stream().mapToInt(this::writeOrRefuse).max().orElse(ExitStatus.FINE);
    }

    private int writeOrRefuse(ReferenceFile referenceFile) {
        try {
            return writeFiles(referenceFile);
        } catch (CommandRefusal refusal) {
            err.println("octavo: " + refusal.getMessage());
            return refusal.status();
        }
    }

    private int writeFiles(ReferenceFile referenceFile) {
        CvTarget cvTarget = new CvTarget(referenceFile.cvOutput());
        OutputStatus outputStatus = cvTarget.statusOf(referenceFile.cvFiles());
        boolean isStale = !outputStatus.isFresh();
        if (check) {
            if (isStale) {
                err.println(referenceFile.path() + " is out of date");
            }
            return isStale ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        cvTarget.writeOutdated(outputStatus);
        if (isStale) {
            referenceFile
                    .cvFiles()
                    .losses()
                    .forEach(loss -> err.println("octavo: " + referenceFile.path() + ": " + loss));
            err.println(referenceFile.path() + " was written");
        }
        return ExitStatus.FINE;
    }

    /// What may be written for a file that names outputs.
    ///
    /// @param allowed paths that are allowed from now on
    static PathConsents consentsFor(Path file, List<Path> allowed) {
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
