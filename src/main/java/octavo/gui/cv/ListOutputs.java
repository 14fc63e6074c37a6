package octavo.gui.cv;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.joining;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.cv.output.CvOutput;
import octavo.cv.output.CvWriters;
import octavo.cv.profile.CvFormat;
import octavo.cv.profile.Profile;
import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.PrintedProfile.Target;
import octavo.gui.page.OpenLibrary;
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
    private record Wanted(Profile.ListOutput output, Target target) {
        /// A file of one's own can be given a place for the list, and one that is not confirmed yet
        /// is asked for when it is written.
        boolean isPossible() {
            return target.refusal().isEmpty()
                    || output.isInsertion()
                    || target.state() == CvOutput.OutputState.UNCONFIRMED;
        }

        String refusal() {
            return output.fileName() + ": " + target.refusal() + ".";
        }
    }

    private final CvModel model;
    private final OpenLibrary library;
    private final StringProperty typed = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper saidOfFile = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<PathObjection>> unconfirmed =
            new ReadOnlyObjectWrapper<>(List.of());

    ListOutputs(CvModel model, OpenLibrary library) {
        this.model = model;
        this.library = library;
    }

    /// What there is to say of the last file that the list was to go to.
    ReadOnlyStringProperty saidOfFileProperty() {
        return saidOfFile.getReadOnlyProperty();
    }

    /// What somebody types as the names of new files. It stays while the page is made anew.
    StringProperty typedProperty() {
        return typed;
    }

    /// Adds the files that somebody has typed, which are no longer in the field from now on; if
    /// none can be written, they are there again to be corrected.
    ///
    /// @param format if somebody has chosen one
    void addTyped(Optional<CvFormat> format) {
        String files = typed.get();
        if (model.printedProperty().get() != null) {
            typed.set("");
            addOutputs(files, format, () -> typed.set(typed.get().isEmpty() ? files : typed.get()));
        }
    }

    void addOutputs(String files, Optional<CvFormat> format) {
        addOutputs(files, format, () -> {});
    }

    /// Adds the files that somebody names, with commas between them, as one step; into those that
    /// are there already, between their two marks. Those that cannot be written are not added.
    ///
    /// @param format if somebody has chosen one; otherwise it is that which each name speaks of
    /// @param refused runs if none can be written
    private void addOutputs(String files, Optional<CvFormat> format, Runnable refused) {
        PrintedProfile now = model.printedProperty().get();
        List<String> names =
                Arrays.stream(files.split(","))
                        .map(String::strip)
                        .filter(not(String::isEmpty))
                        .distinct()
                        .toList();
        if (now == null || names.isEmpty()) {
            return;
        }
        Path beside = library.libraryPath().orElse(Path.of(""));
        List<String> unclear = new ArrayList<>();
        Map<String, CvFormat> named = new LinkedHashMap<>();
        for (String name : names) {
            format.or(() -> CvFormat.ofFileName(name))
                    .ifPresentOrElse(
                            it -> named.put(name, it),
                            () -> unclear.add(MESSAGES.text("no-format", name)));
        }
        library.background()
                .runInBackground(
                        () -> {
                            List<Wanted> wanted = new ArrayList<>();
                            for (var it : named.entrySet()) {
                                wanted.add(wanted(it.getKey(), it.getValue(), now, beside));
                            }
                            return wanted;
                        },
                        wanted -> add(wanted, unclear, refused),
                        library.onFailure());
    }

    private static Wanted wanted(String file, CvFormat format, PrintedProfile now, Path beside)
            throws IOException {
        Profile.ListOutput output = CvOutput.outputFor(beside, file, format);
        String name = now.profile().name();
        return new Wanted(output, Target.of(name, output, beside, now.document(), new CvWriters()));
    }

    /// @param unclear what is said of the names whose format is not known
    private void add(List<Wanted> wanted, List<String> unclear, Runnable refused) {
        Stream<String> against =
                wanted.stream().filter(not(Wanted::isPossible)).map(Wanted::refusal);
        saidOfFile.set(Stream.concat(unclear.stream(), against).collect(joining(" ")));
        List<Profile.ListOutput> outputs =
                wanted.stream().filter(Wanted::isPossible).map(Wanted::output).toList();
        if (outputs.isEmpty()) {
            refused.run();
        } else {
            model.edit((it, profile) -> ProfileEdits.addOutputs(it, profile, outputs));
        }
    }

    /// Has the list go to a file no more. The file stays as it is.
    void removeOutput(int index) {
        model.edit((it, profile) -> ProfileEdits.removeOutput(it, profile, index));
    }

    /// Writes all files of the profile, and says which of them could not be written. Files that
    /// somebody has to confirm first are asked for.
    void export() {
        export(Set.of());
    }

    private void export(Set<Path> confirmed) {
        unconfirmed.set(List.of());
        PrintedProfile now = model.printedProperty().get();
        if (now == null || !now.wrong().isEmpty()) {
            return;
        }
        library.background()
                .runInBackground(
                        () -> CvExport.of(now, confirmed), this::exported, library.onFailure());
    }

    private void exported(CvExport done) {
        unconfirmed.set(done.unconfirmed());
        model.print();
        if (!done.refused().isEmpty()) {
            String all = String.join("; ", done.refused());
            library.onFailure().accept(new IOException(MESSAGES.text("unwritten", all)));
        }
    }

    /// The files that the last export did not write, since nobody had confirmed them.
    ReadOnlyObjectProperty<List<PathObjection>> unconfirmedProperty() {
        return unconfirmed.getReadOnlyProperty();
    }

    /// Allows these files from now on, and writes them.
    void confirm() {
        export(CvExport.paths(unconfirmed.get()));
    }

    /// Leaves these files as they are.
    void decline() {
        unconfirmed.set(List.of());
    }
}
