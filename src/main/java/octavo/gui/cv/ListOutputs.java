package octavo.gui.cv;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.cv.output.CvOutput;
import octavo.cv.output.CvWriters;
import octavo.cv.output.OutputObjection;
import octavo.cv.profile.CvFormat;
import octavo.cv.profile.Profile;
import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.PrintedProfile.Target;
import octavo.gui.page.OpenLibrary;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The files that the list of a profile goes to: adds, removes and writes them.
final class ListOutputs {
    private static final MessageTexts MESSAGES = MessageTexts.of(ListOutputs.class);

    /// A file that the list is to go to, with what is against it.
    private record Wanted(Profile.Output output, Target target) {
        /// A file of one's own can be given a place for the list, and one that is not confirmed yet
        /// is asked for when it is written.
        boolean isPossible() {
            return target.refusal().isEmpty()
                    || output.into()
                    || target.state() == CvOutput.State.UNCONFIRMED;
        }
    }

    private final CvModel model;
    private final OpenLibrary library;
    private final ReadOnlyStringWrapper saidOfFile = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<OutputObjection>> unconfirmed =
            new ReadOnlyObjectWrapper<>(List.of());

    ListOutputs(CvModel model, OpenLibrary library) {
        this.model = model;
        this.library = library;
    }

    /// What there is to say of the last file that the list was to go to.
    ReadOnlyStringProperty saidOfFileProperty() {
        return saidOfFile.getReadOnlyProperty();
    }

    /// Adds the files that somebody names, with commas between them.
    void addOutputs(String files, Optional<CvFormat> format) {
        List.of(files.split(",")).forEach(file -> addOutput(file, format));
    }

    /// Adds a file that the list goes to; into one that is there already, between its two marks.
    /// One that cannot be written is not added.
    ///
    /// @param format if somebody has chosen one; otherwise it is that which the name speaks of
    void addOutput(String file, Optional<CvFormat> format) {
        String plain = file.strip();
        PrintedProfile now = model.printedProperty().get();
        if (plain.isEmpty() || now == null) {
            return;
        }
        format.or(() -> CvFormat.ofFile(plain))
                .ifPresentOrElse(
                        chosen -> addOutput(plain, chosen, now),
                        () -> saidOfFile.set(MESSAGES.text("no-format", plain)));
    }

    private void addOutput(String plain, CvFormat format, PrintedProfile now) {
        Path beside = library.file().orElse(Path.of(""));
        library.background()
                .run(
                        () -> {
                            Profile.Output output = CvOutput.chosen(beside, plain, format);
                            Target target =
                                    Target.of(
                                            now.profile().name(),
                                            output,
                                            beside,
                                            now.document(),
                                            new CvWriters());
                            return new Wanted(output, target);
                        },
                        this::add,
                        library.failed());
    }

    private void add(Wanted wanted) {
        Profile.Output output = wanted.output();
        boolean possible = wanted.isPossible();
        saidOfFile.set(possible ? "" : output.file() + ": " + wanted.target().refusal() + ".");
        if (possible) {
            model.edit((it, profile) -> ProfileEdits.addOutput(it, profile, output));
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
                .run(() -> CvExport.of(now, confirmed), this::exported, library.failed());
    }

    private void exported(CvExport done) {
        unconfirmed.set(done.unconfirmed());
        model.print();
        if (!done.refused().isEmpty()) {
            String all = String.join("; ", done.refused());
            library.failed().accept(new IOException(MESSAGES.text("unwritten", all)));
        }
    }

    /// The files that the last export did not write, since nobody had confirmed them.
    ReadOnlyObjectProperty<List<OutputObjection>> unconfirmedProperty() {
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
