package octavo.gui.cv;

import octavo.exporter.cv.Profiles;
import octavo.exporter.output.CvOutput;
import octavo.exporter.output.CvOutput.State;
import octavo.gui.controls.InWords;
import octavo.gui.cv.Printed.Target;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes the files of all profiles at once.
public final class CvExport {
    private final List<String> written = new ArrayList<>();
    private final List<String> fresh = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();

    private CvExport() {}

    /// Writes what is out of date. What cannot be written does not keep the others from it.
    ///
    /// @param file where the library lies
    public static CvExport of(Library library, Path file) throws IOException {
        Sidecar sidecar = SidecarFile.load(file).content();
        var source = new Printed.Source(library, sidecar, Optional.of(file));
        CvExport export = new CvExport();
        for (String name : Profiles.of(sidecar.tree()).keySet()) {
            export.write(Printed.of(source, name));
        }
        return export;
    }

    /// The same for one profile.
    static CvExport of(Printed printed) {
        CvExport export = new CvExport();
        export.write(printed);
        return export;
    }

    private void write(Printed printed) {
        printed.files().forEach(target -> write(target, printed));
    }

    private void write(Target target, Printed printed) {
        if (target.state() == State.FRESH) {
            fresh.add(target.name());
            return;
        }
        if (!printed.wrong().isEmpty()) {
            refused.add(target.name() + ": " + printed.wrong());
            return;
        }
        try {
            target.file().write(target.file().made(printed.document()));
            written.add(target.name());
        } catch (CvOutput.NoPlace none) {
            refused.add(target.name() + ": " + InWords.of(none.wording()));
        } catch (IOException trouble) {
            refused.add(InWords.of(FileTrouble.whenSaving(target.file().path(), trouble)));
        }
    }

    /// The files that were out of date.
    public List<String> written() {
        return List.copyOf(written);
    }

    /// The files that were as they should be.
    public List<String> fresh() {
        return List.copyOf(fresh);
    }

    /// The files that could not be written, each with the reason.
    public List<String> refused() {
        return List.copyOf(refused);
    }
}
