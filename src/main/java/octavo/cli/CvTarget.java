package octavo.cli;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvFormat;
import octavo.exporter.cv.CvFormat.Shape;
import octavo.exporter.output.CvFiles;
import octavo.exporter.output.CvOutput;
import octavo.exporter.output.CvStanding;
import octavo.library.FileTrouble;
import octavo.sidecar.SidecarFile;
import octavo.text.Wording;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// An output of a profile, what is wrong with which is said as commands say it.
record CvTarget(CvOutput output) {
    /// @param library whose list it is
    CvTarget(Path library, String profile, CvFormat format, Path path, boolean into) {
        this(new CvOutput(profile, format, path, into, SidecarFile.both(library)));
        if (into && format.shape() != Shape.PIECE) {
            throw new Refusal(
                    Cli.WRONG_USE,
                    "%s makes whole files, which cannot go into %s. Use \"to\" or -o."
                            .formatted(format, path));
        }
    }

    String profile() {
        return output.profile();
    }

    Path path() {
        return output.path();
    }

    /// The files that it writes, its own first.
    List<Path> files() {
        return output.files();
    }

    /// Whether both have a place of their own in one file.
    boolean sharesWith(CvTarget other) {
        return output.into() && other.output.into() && !profile().equals(other.profile());
    }

    CvFiles made(CvDocument list) {
        return output.made(list);
    }

    /// How its files stand to a list.
    CvStanding standing(CvFiles made) {
        try {
            return output.standing(made);
        } catch (IOException trouble) {
            throw refusal(trouble, FileTrouble.whenReading(path(), trouble));
        }
    }

    /// What is out of date, in words.
    String stale(CvStanding standing, CvDocument list) {
        try {
            return standing.stale(list).orElse("");
        } catch (IOException trouble) {
            throw refusal(trouble, FileTrouble.whenReading(path(), trouble));
        }
    }

    void write(CvStanding standing) {
        try {
            standing.write();
        } catch (IOException trouble) {
            throw refusal(trouble, FileTrouble.whenSaving(path(), trouble));
        }
    }

    private Refusal refusal(IOException trouble, Wording words) {
        return trouble instanceof CvOutput.NoPlace none
                ? new Refusal(Cli.PROBLEMS, path() + " was not changed: " + none.getReason() + ".")
                : new Refusal(Cli.NO_FILE, words);
    }
}
