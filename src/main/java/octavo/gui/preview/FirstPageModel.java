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
    private static final int PIXEL_WIDTH = 1000;

    private final LatestTask drawingTask;
    private final Consumer<Exception> onFailure;
    private final BooleanProperty isWanted = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Optional<Image>> pageImage =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private List<FileLink> fileLinks = List.of();
    private Optional<Path> folder = Optional.empty();

    /// What there is to see of a linked file.
    private record DrawnPage(Optional<BufferedImage> picture, String problem) {}

    public FirstPageModel(BackgroundTasks background, Consumer<Exception> onFailure) {
        this.drawingTask = new LatestTask(background);
        this.onFailure = onFailure;
        isWanted.addListener(_ -> startDrawing());
    }

    /// Whether first pages are to be shown.
    public BooleanProperty wantedProperty() {
        return isWanted;
    }

    public ReadOnlyObjectProperty<Optional<Image>> imageProperty() {
        return pageImage.getReadOnlyProperty();
    }

    /// Why there is no page to see; empty if there is one, or none is wanted.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Shows the first page of an entry's file, if that is wanted.
    ///
    /// @param places where the entry can be read
    /// @param libraryFolder the folder that links start from, if there is one
    void showFirstPage(List<ReadingPlace> places, Optional<Path> libraryFolder) {
        List<FileLink> newLinks =
                places.stream()
                        .filter(ReadingPlace.FilePlace.class::isInstance)
                        .map(place -> ((ReadingPlace.FilePlace) place).link())
                        .toList();
        if (!newLinks.equals(fileLinks) || !libraryFolder.equals(folder)) {
            fileLinks = newLinks;
            folder = libraryFolder;
            startDrawing();
        }
    }

    private void startDrawing() {
        pageImage.set(Optional.empty());
        problem.set("");
        List<FileLink> soughtLinks = isWanted.get() ? fileLinks : List.of();
        Optional<Path> startFolder = folder;
        drawingTask.runLatest(
                () -> drawPage(soughtLinks, startFolder),
                drawnPage -> {
                    pageImage.set(drawnPage.picture().map(PictureImage::of));
                    problem.set(drawnPage.problem());
                },
                onFailure);
    }

    private static DrawnPage drawPage(List<FileLink> links, Optional<Path> folder)
            throws IOException {
        Optional<byte[]> pdfBytes =
                LinkedPdf.of(
                        links,
                        PaperFolders.ofUser().searchedFolders(folder),
                        PdfLimits.OF_PICTURE.maxBytes());
        if (pdfBytes.isEmpty()) {
            return new DrawnPage(Optional.empty(), links.isEmpty() ? "" : MESSAGES.text("no-pdf"));
        }
        PdfPage pdfPage = PdfPage.of(pdfBytes.get(), PdfLimits.OF_PICTURE, 0, PIXEL_WIDTH);
        String problemText = pdfPage.problemSentence().map(MessageTranslator::of).orElse("");
        return new DrawnPage(pdfPage.image(), pdfPage.image().isPresent() ? "" : problemText);
    }
}
