package octavo.gui.preview;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.image.Image;

import octavo.files.attachments.LinkedPdf;
import octavo.files.pdf.PdfLimits;
import octavo.files.pdf.PdfPage;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PictureImage;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestTask;
import octavo.library.ReadingPlace;
import octavo.settings.PaperFolders;
import octavo.values.FileLink;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The first page of the entry's linked PDF. Until somebody wants to see it, no file is opened.
public final class FirstPageModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(FirstPageModel.class);

    /// Wide enough to read on a screen with two pixels for one.
    private static final int WIDTH = 1000;

    private final LatestTask drawing;
    private final Consumer<Exception> failed;
    private final BooleanProperty wanted = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Optional<Image>> image =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private List<FileLink> links = List.of();
    private Optional<Path> folder = Optional.empty();

    /// What there is to see of a linked file.
    private record Seen(Optional<BufferedImage> picture, String problem) {}

    public FirstPageModel(BackgroundTasks background, Consumer<Exception> failed) {
        this.drawing = new LatestTask(background);
        this.failed = failed;
        wanted.addListener(_ -> draw());
    }

    /// Whether first pages are to be shown.
    public BooleanProperty wantedProperty() {
        return wanted;
    }

    public ReadOnlyObjectProperty<Optional<Image>> imageProperty() {
        return image.getReadOnlyProperty();
    }

    /// Why there is no page to see; empty if there is one, or none is wanted.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Shows the first page of an entry's file, if that is wanted.
    ///
    /// @param places where the entry can be read
    /// @param libraryFolder the folder that links start from, if there is one
    void show(List<ReadingPlace> places, Optional<Path> libraryFolder) {
        List<FileLink> now =
                places.stream()
                        .filter(ReadingPlace.FilePlace.class::isInstance)
                        .map(place -> ((ReadingPlace.FilePlace) place).link())
                        .toList();
        if (!now.equals(links) || !libraryFolder.equals(folder)) {
            links = now;
            folder = libraryFolder;
            draw();
        }
    }

    private void draw() {
        image.set(Optional.empty());
        problem.set("");
        List<FileLink> sought = wanted.get() ? links : List.of();
        Optional<Path> start = folder;
        drawing.runLatest(
                () -> seen(sought, start),
                seen -> {
                    image.set(seen.picture().map(PictureImage::of));
                    problem.set(seen.problem());
                },
                failed);
    }

    private static Seen seen(List<FileLink> links, Optional<Path> folder) throws IOException {
        Optional<byte[]> pdf =
                LinkedPdf.of(
                        links,
                        PaperFolders.ofUser().searchedFolders(folder),
                        PdfLimits.OF_PICTURE.bytes());
        if (pdf.isEmpty()) {
            return new Seen(Optional.empty(), links.isEmpty() ? "" : MESSAGES.text("no-pdf"));
        }
        PdfPage page = PdfPage.of(pdf.get(), PdfLimits.OF_PICTURE, 0, WIDTH);
        String why = page.problem().map(MessageTranslator::of).orElse("");
        return new Seen(page.image(), page.image().isPresent() ? "" : why);
    }
}
