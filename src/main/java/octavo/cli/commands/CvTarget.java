package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.AllowHint;
import octavo.cv.configuration.CvFormat;
import octavo.cv.configuration.CvFormat.FormatShape;
import octavo.cv.list.CvDocument;
import octavo.cv.output.CvFiles;
import octavo.cv.output.CvOutput;
import octavo.cv.output.CvWriters;
import octavo.cv.output.OutputStatus;
import octavo.library.FileTrouble;
import octavo.sidecar.SidecarFile;
import octavo.storage.UnconfirmedPath;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// An output of a profile, whose problems are reported as commands report theirs.
record CvTarget(CvOutput output) {
    /// An output named on the command line.
    CvTarget(Path library, String profile, CvFormat format, Path path, boolean isInsertion) {
        this(
                new CvOutput(
                        profile,
                        format,
                        path,
                        isInsertion,
                        SidecarFile.libraryAndSidecar(library)));
    }

    CvTarget {
        if (output.isInsertion() && output.format().shape() != FormatShape.PIECE) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "%s makes whole files, which cannot go into %s. Use \"to\" or -o."
                            .formatted(output.format(), output.path()));
        }
    }

    String profileName() {
        return output.profileName();
    }

    Path path() {
        return output.path();
    }

    /// The files that it writes, its main one first.
    List<Path> targetFiles() {
        return output.targetFiles();
    }

    /// Whether both write a part of one file.
    boolean sharesWith(CvTarget other) {
        return output.isInsertion()
                && other.output.isInsertion()
                && !profileName().equals(other.profileName());
    }

    CvFiles toFiles(CvDocument list, CvWriters writers) {
        return output.toFiles(list, writers);
    }

    /// Whether its files are up to date with a list.
    OutputStatus statusOf(CvFiles cvFiles) {
        try {
            return output.statusOf(cvFiles);
        } catch (IOException trouble) {
            throw refusal(trouble, "read", FileTrouble.whenReading(path(), trouble));
        }
    }

    /// Describes what is out of date.
    String describeStale(OutputStatus outputStatus, CvDocument list, CvWriters writers) {
        try {
            return outputStatus.describeStale(list, writers).orElse("");
        } catch (IOException trouble) {
            throw refusal(trouble, "read", FileTrouble.whenReading(path(), trouble));
        }
    }

    void writeOutdated(OutputStatus outputStatus) {
        try {
            outputStatus.writeOutdated();
        } catch (IOException trouble) {
            throw refusal(trouble, "written", FileTrouble.whenSaving(path(), trouble));
        }
    }

    private CommandRefusal refusal(
            IOException trouble, String deniedAction, LocalizedSentence sentence) {
        return switch (trouble) {
            case CvOutput.NoPlaceException noPlace ->
                    new CommandRefusal(
                            ExitStatus.PROBLEMS,
                            path() + " was not changed: " + noPlace.getReason() + ".");
            case UnconfirmedPath refused -> AllowHint.refusal(refused, deniedAction);
            default -> new CommandRefusal(ExitStatus.NO_FILE, sentence);
        };
    }
}
