package octavo.gui.cv;

import octavo.cv.configuration.Profiles;
import octavo.cv.output.CvOutput;
import octavo.cv.output.CvOutput.OutputState;
import octavo.cv.output.CvWriters;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.cv.PrintedProfile.OutputTarget;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.paperprojects.outputs.LibraryOutputs;
import octavo.paperprojects.outputs.ReferenceFile;
import octavo.paperprojects.outputs.ReferenceOutput;
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
    private final List<String> writtenNames = new ArrayList<>();
    private final List<String> freshNames = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private final List<PathObjection> unconfirmedPaths = new ArrayList<>();
    private final Set<Path> confirmedPaths;

    private CvExport(Set<Path> confirmedPaths) {
        this.confirmedPaths = confirmedPaths;
    }

    /// Writes what is out of date. A failure does not affect the other files.
    ///
    /// @param file the library's path
    /// @param confirmedPaths paths that the user allows from now on
    public static CvExport of(Library library, Path file, Set<Path> confirmedPaths)
            throws IOException {
        Sidecar sidecar = SidecarFile.loadFor(file).content();
        var source = new PrintedProfile.ProfileSource(library, sidecar, Optional.of(file));
        CvExport cvExport = new CvExport(confirmedPaths);
        for (String name : Profiles.readAll(sidecar.copyTree()).keySet()) {
            cvExport.write(PrintedProfile.of(source, name));
        }
        cvExport.writeReferences(library, file, sidecar, _ -> true);
        return cvExport;
    }

    /// Writes the files of references that follow every save of a library.
    ///
    /// @param file the library's path
    public static CvExport ofSave(Library library, Path file, Set<Path> confirmedPaths)
            throws IOException {
        CvExport cvExport = new CvExport(confirmedPaths);
        Sidecar sidecar = SidecarFile.loadFor(file).content();
        if (ReferenceOutput.readAll(sidecar).referenceOutputs().stream()
                .anyMatch(ReferenceOutput::isWrittenOnSave)) {
            cvExport.writeReferences(library, file, sidecar, ReferenceOutput::isWrittenOnSave);
        }
        return cvExport;
    }

    /// The same for one profile.
    static CvExport of(PrintedProfile printedProfile, Set<Path> confirmedPaths) {
        CvExport cvExport = new CvExport(confirmedPaths);
        cvExport.write(printedProfile);
        return cvExport;
    }

    private void write(PrintedProfile printedProfile) {
        printedProfile.outputTargets().forEach(outputTarget -> write(outputTarget, printedProfile));
    }

    private void write(OutputTarget outputTarget, PrintedProfile printedProfile) {
        boolean needsNoWrite =
                !outputTarget.cvOutput().isWhole() || !printedProfile.firstProblem().isEmpty();
        if (outputTarget.outputState() == OutputState.FRESH && needsNoWrite) {
            freshNames.add(outputTarget.name());
            return;
        }
        if (!printedProfile.firstProblem().isEmpty()) {
            refusals.add(outputTarget.name() + ": " + printedProfile.firstProblem());
            return;
        }
        write(
                outputTarget.name(),
                outputTarget.cvOutput().path(),
                () -> {
                    outputTarget
                            .cvOutput()
                            .outputConsents()
                            .ifPresent(it -> confirmedPaths.forEach(it::confirm));
                    // An up-to-date file is recorded as Octavo's from now on.
                    outputTarget
                            .cvOutput()
                            .writeFiles(
                                    outputTarget
                                            .cvOutput()
                                            .toFiles(printedProfile.cvDocument(), new CvWriters()));
                    return outputTarget.outputState() != OutputState.FRESH;
                });
    }

    private void writeReferences(
            Library library, Path file, Sidecar sidecar, Predicate<ReferenceOutput> isWanted)
            throws IOException {
        PathConsents consents = PathConsents.of(file);
        confirmedPaths.forEach(consents::confirm);
        LibraryOutputs libraryOutputs =
                LibraryOutputs.of(library, file, sidecar, isWanted, consents);
        Path sidecarPath = SidecarFile.pathFor(file);
        libraryOutputs
                .problems()
                .forEach(problemSentence ->
                        refusals.add(
                                sidecarPath.getFileName()
                                        + ": "
                                        + MessageTranslator.of(problemSentence)));
        for (ReferenceFile referenceFile : libraryOutputs.referenceFiles()) {
            write(
                    String.valueOf(referenceFile.path().getFileName()),
                    referenceFile.path(),
                    referenceFile::writeIfOutdated);
        }
    }

    /// Writes one file.
    ///
    /// @param fileWriting writes it and says whether it was out of date
    private void write(String name, Path path, FileWriting fileWriting) {
        try {
            (fileWriting.write() ? writtenNames : freshNames).add(name);
        } catch (UnconfirmedPath unconfirmedPath) {
            unconfirmedPaths.addAll(unconfirmedPath.objections());
        } catch (CvOutput.NoPlaceException noPlace) {
            refusals.add(name + ": " + MessageTranslator.of(noPlace.wording()));
        } catch (IOException exception) {
            refusals.add(MessageTranslator.of(FileTrouble.whenSaving(path, exception)));
        }
    }

    @FunctionalInterface
    private interface FileWriting {
        boolean write() throws IOException;
    }

    /// The files that were out of date.
    public List<String> writtenNames() {
        return List.copyOf(writtenNames);
    }

    /// The files that were up to date.
    public List<String> freshNames() {
        return List.copyOf(freshNames);
    }

    /// The files that could not be written, each with the reason.
    public List<String> refusals() {
        return List.copyOf(refusals);
    }

    /// The files not written because they are unconfirmed.
    public List<PathObjection> unconfirmedPaths() {
        return List.copyOf(unconfirmedPaths);
    }

    /// The paths to confirm for all objections.
    public static Set<Path> pathsOf(List<PathObjection> objections) {
        return objections.stream().map(PathObjection::path).collect(Collectors.toUnmodifiableSet());
    }

    /// Files with the reasons for confirmation, a line each.
    public static String describeObjections(List<PathObjection> objections) {
        return objections.stream()
                .map(objection -> MessageTranslator.of(objection.wording()))
                .collect(Collectors.joining("\n"));
    }
}
