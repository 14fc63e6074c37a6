package octavo.gui.cv;

import octavo.cv.output.CvOutput;
import octavo.cv.output.CvOutput.OutputState;
import octavo.cv.output.CvWriters;
import octavo.cv.profile.Profiles;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.cv.PrintedProfile.Target;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.projects.outputs.LibraryOutputs;
import octavo.projects.outputs.ReferenceFile;
import octavo.projects.outputs.ReferenceOutput;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.storage.PathConsents;
import octavo.storage.PathObjection;
import octavo.storage.UnconfirmedPath;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Writes the files that a sidecar names: those of all profiles, and of references.
public final class CvExport {
    private final List<String> written = new ArrayList<>();
    private final List<String> fresh = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private final List<PathObjection> unconfirmed = new ArrayList<>();
    private final Set<Path> confirmed;

    private CvExport(Set<Path> confirmed) {
        this.confirmed = confirmed;
    }

    /// Writes what is out of date. A failure does not affect the other files.
    ///
    /// @param file the library's path
    /// @param confirmed paths that the user allows from now on
    public static CvExport of(Library library, Path file, Set<Path> confirmed) throws IOException {
        Sidecar sidecar = SidecarFile.loadFor(file).content();
        var source = new PrintedProfile.Source(library, sidecar, Optional.of(file));
        CvExport export = new CvExport(confirmed);
        for (String name : Profiles.readAll(sidecar.copyTree()).keySet()) {
            export.write(PrintedProfile.of(source, name));
        }
        export.writeReferences(library, file, sidecar, _ -> true);
        return export;
    }

    /// Writes the files of references that follow every save of a library.
    ///
    /// @param file the library's path
    public static CvExport onSave(Library library, Path file, Set<Path> confirmed)
            throws IOException {
        CvExport export = new CvExport(confirmed);
        Sidecar sidecar = SidecarFile.loadFor(file).content();
        if (ReferenceOutput.in(sidecar).outputs().stream().anyMatch(ReferenceOutput::onSave)) {
            export.writeReferences(library, file, sidecar, ReferenceOutput::onSave);
        }
        return export;
    }

    /// The same for one profile.
    static CvExport of(PrintedProfile printed, Set<Path> confirmed) {
        CvExport export = new CvExport(confirmed);
        export.write(printed);
        return export;
    }

    private void write(PrintedProfile printed) {
        printed.files().forEach(target -> write(target, printed));
    }

    private void write(Target target, PrintedProfile printed) {
        boolean isDone = !target.file().isWhole() || !printed.wrong().isEmpty();
        if (target.state() == OutputState.FRESH && isDone) {
            fresh.add(target.name());
            return;
        }
        if (!printed.wrong().isEmpty()) {
            refused.add(target.name() + ": " + printed.wrong());
            return;
        }
        write(
                target.name(),
                target.file().path(),
                () -> {
                    target.file().outputConsents().ifPresent(it -> confirmed.forEach(it::confirm));
                    // An up-to-date file is recorded as Octavo's from now on.
                    target.file()
                            .writeFiles(target.file().toFiles(printed.document(), new CvWriters()));
                    return target.state() != OutputState.FRESH;
                });
    }

    private void writeReferences(
            Library library, Path file, Sidecar sidecar, Predicate<ReferenceOutput> which)
            throws IOException {
        PathConsents consents = PathConsents.of(file);
        confirmed.forEach(consents::confirm);
        LibraryOutputs outputs = LibraryOutputs.of(library, file, sidecar, which, consents);
        Path beside = SidecarFile.pathFor(file);
        outputs.problems()
                .forEach(wrong ->
                        refused.add(beside.getFileName() + ": " + MessageTranslator.of(wrong)));
        for (ReferenceFile each : outputs.files()) {
            write(String.valueOf(each.path().getFileName()), each.path(), each::write);
        }
    }

    /// Writes one file.
    ///
    /// @param work writes it and says whether it was out of date
    private void write(String name, Path path, FileWriting work) {
        try {
            (work.write() ? written : fresh).add(name);
        } catch (UnconfirmedPath asked) {
            unconfirmed.addAll(asked.objections());
        } catch (CvOutput.NoPlaceException none) {
            refused.add(name + ": " + MessageTranslator.of(none.wording()));
        } catch (IOException trouble) {
            refused.add(MessageTranslator.of(FileTrouble.whenSaving(path, trouble)));
        }
    }

    @FunctionalInterface
    private interface FileWriting {
        boolean write() throws IOException;
    }

    /// The files that were out of date.
    public List<String> written() {
        return List.copyOf(written);
    }

    /// The files that were up to date.
    public List<String> fresh() {
        return List.copyOf(fresh);
    }

    /// The files that could not be written, each with the reason.
    public List<String> refused() {
        return List.copyOf(refused);
    }

    /// The files not written because they are unconfirmed.
    public List<PathObjection> unconfirmed() {
        return List.copyOf(unconfirmed);
    }

    /// The paths to confirm for all objections.
    public static Set<Path> paths(List<PathObjection> objections) {
        return objections.stream().map(PathObjection::path).collect(Collectors.toUnmodifiableSet());
    }

    /// Files with the reasons for confirmation, a line each.
    public static String lines(List<PathObjection> objections) {
        return objections.stream()
                .map(objection -> MessageTranslator.of(objection.wording()))
                .collect(Collectors.joining("\n"));
    }
}
