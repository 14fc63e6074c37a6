package octavo.gui.cv;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.joining;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.cv.configuration.CvFormat;
import octavo.cv.configuration.Profile;
import octavo.cv.output.CvOutput;
import octavo.cv.output.CvWriters;
import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.PrintedProfile.OutputTarget;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.storage.PathObjection;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The files that the list of a profile goes to: adds, removes and writes them.
final class ListOutputs {
    private static final MessageTexts MESSAGES = MessageTexts.of(ListOutputs.class);

    /// A file that the list is to go to, with what is against it.
    private record WantedOutput(Profile.ListOutput output, OutputTarget target) {
        /// A file of one's own can be given a place for the list, and one that is not confirmed yet
        /// is asked for when it is written.
        boolean isPossible() {
            return target.refusal().isEmpty()
                    || output.isInsertion()
                    || target.outputState() == CvOutput.OutputState.UNCONFIRMED;
        }

        String refusal() {
            return output.fileName() + ": " + target.refusal() + ".";
        }
    }

    private final CvModel model;
    private final OpenLibrary openLibrary;
    private final StringProperty typedNames = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper fileProblem = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<PathObjection>> unconfirmedPaths =
            new ReadOnlyObjectWrapper<>(List.of());

    ListOutputs(CvModel model, OpenLibrary openLibrary) {
        this.model = model;
        this.openLibrary = openLibrary;
    }

    /// What there is to say of the last file that the list was to go to.
    ReadOnlyStringProperty saidOfFileProperty() {
        return fileProblem.getReadOnlyProperty();
    }

    /// What somebody types as the names of new files. It stays while the page is made anew.
    StringProperty typedProperty() {
        return typedNames;
    }

    /// Adds the files that somebody has typed, which are no longer in the field from now on; if
    /// none can be written, they are there again to be corrected.
    ///
    /// @param format if somebody has chosen one
    void addTyped(Optional<CvFormat> format) {
        String fileNames = typedNames.get();
        if (model.printedProperty().get() != null) {
            typedNames.set("");
            addOutputs(
                    fileNames,
                    format,
                    () ->
                            typedNames.set(
                                    typedNames.get().isEmpty() ? fileNames : typedNames.get()));
        }
    }

    void addOutputs(String fileNames, Optional<CvFormat> format) {
        addOutputs(fileNames, format, () -> {});
    }

    /// Adds the files that somebody names, with commas between them, as one step; into those that
    /// are there already, between their two marks. Those that cannot be written are not added.
    ///
    /// @param format if somebody has chosen one; otherwise it is that which each name speaks of
    /// @param onRefused runs if none can be written
    private void addOutputs(String fileNames, Optional<CvFormat> format, Runnable onRefused) {
        PrintedProfile printedProfile = model.printedProperty().get();
        List<String> names =
                Arrays.stream(fileNames.split(","))
                        .map(String::strip)
                        .filter(not(String::isEmpty))
                        .distinct()
                        .toList();
        if (printedProfile == null || names.isEmpty()) {
            return;
        }
        Path libraryPath = openLibrary.libraryPath().orElse(Path.of(""));
        List<String> unclearProblems = new ArrayList<>();
        Map<String, CvFormat> formatsByName = new LinkedHashMap<>();
        for (String name : names) {
            format.or(() -> CvFormat.ofFileName(name))
                    .ifPresentOrElse(
                            it -> formatsByName.put(name, it),
                            () -> unclearProblems.add(MESSAGES.text("no-format", name)));
        }
        openLibrary
                .background()
                .runInBackground(
                        () -> {
                            List<WantedOutput> wantedOutputs = new ArrayList<>();
                            for (var it : formatsByName.entrySet()) {
                                wantedOutputs.add(
                                        wantedOutput(
                                                it.getKey(),
                                                it.getValue(),
                                                printedProfile,
                                                libraryPath));
                            }
                            return wantedOutputs;
                        },
                        wantedOutputs -> addWanted(wantedOutputs, unclearProblems, onRefused),
                        openLibrary.onFailure());
    }

    private static WantedOutput wantedOutput(
            String file, CvFormat format, PrintedProfile printedProfile, Path libraryPath)
            throws IOException {
        Profile.ListOutput output = CvOutput.outputFor(libraryPath, file, format);
        String name = printedProfile.profile().name();
        return new WantedOutput(
                output,
                OutputTarget.of(
                        name, output, libraryPath, printedProfile.cvDocument(), new CvWriters()));
    }

    /// @param unclearProblems what is said of the names whose format is not known
    private void addWanted(
            List<WantedOutput> wantedOutputs, List<String> unclearProblems, Runnable onRefused) {
        Stream<String> outputRefusals =
                wantedOutputs.stream()
                        .filter(not(WantedOutput::isPossible))
                        .map(WantedOutput::refusal);
        fileProblem.set(
                Stream.concat(unclearProblems.stream(), outputRefusals).collect(joining(" ")));
        List<Profile.ListOutput> outputs =
                wantedOutputs.stream()
                        .filter(WantedOutput::isPossible)
                        .map(WantedOutput::output)
                        .toList();
        if (outputs.isEmpty()) {
            onRefused.run();
        } else {
            model.editOption((it, profile) -> ProfileEdits.addOutputs(it, profile, outputs));
        }
    }

    /// Has the list go to a file no more. The file stays as it is.
    void removeOutput(int index) {
        model.editOption((it, profile) -> ProfileEdits.removeOutput(it, profile, index));
    }

    /// Writes all files of the profile, and says which of them could not be written. Files that
    /// somebody has to confirm first are asked for.
    void exportFiles() {
        exportFiles(Set.of());
    }

    private void exportFiles(Set<Path> confirmedPaths) {
        unconfirmedPaths.set(List.of());
        PrintedProfile printedProfile = model.printedProperty().get();
        if (printedProfile == null || !printedProfile.firstProblem().isEmpty()) {
            return;
        }
        openLibrary
                .background()
                .runInBackground(
                        () -> CvExport.of(printedProfile, confirmedPaths),
                        this::showExport,
                        openLibrary.onFailure());
    }

    private void showExport(CvExport cvExport) {
        unconfirmedPaths.set(cvExport.unconfirmedPaths());
        model.printProfile();
        if (!cvExport.refusals().isEmpty()) {
            String allRefusals = String.join("; ", cvExport.refusals());
            openLibrary
                    .onFailure()
                    .accept(new IOException(MESSAGES.text("unwritten", allRefusals)));
        }
    }

    /// The files that the last export did not write, since nobody had confirmed them.
    ReadOnlyObjectProperty<List<PathObjection>> unconfirmedProperty() {
        return unconfirmedPaths.getReadOnlyProperty();
    }

    /// Allows these files from now on, and writes them.
    void confirmExport() {
        exportFiles(CvExport.pathsOf(unconfirmedPaths.get()));
    }

    /// Leaves these files as they are.
    void declineExport() {
        unconfirmedPaths.set(List.of());
    }
}
