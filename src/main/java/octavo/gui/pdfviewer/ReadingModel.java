package octavo.gui.pdfviewer;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.image.Image;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageSize;
import octavo.files.pdf.PageText;
import octavo.files.pdf.PdfLimits;
import octavo.files.pdf.PdfPage;
import octavo.files.pdf.PdfReader;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PictureImage;
import octavo.gui.tasks.BackgroundTasks;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/// A paper while somebody reads it: its pages, drawn when they are looked at, and its words.
public final class ReadingModel {
    private final BackgroundTasks background;
    private final byte[] pdfBytes;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyObjectWrapper<List<PageSize>> pageSizes =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<String> problem = new ReadOnlyObjectWrapper<>("");
    private final ReadOnlyObjectWrapper<List<PageText>> pageTexts =
            new ReadOnlyObjectWrapper<>(List.of());
    private final Runnable cancelReading;

    public ReadingModel(
            BackgroundTasks background, byte[] pdfBytes, Consumer<Exception> onFailure) {
        this.background = background;
        this.pdfBytes = pdfBytes.clone();
        this.onFailure = onFailure;
        background.runInBackground(
                () -> PageSize.readAll(this.pdfBytes, PdfLimits.OF_WORDS),
                readSizes -> {
                    problem.set(readSizes.problemSentence().map(MessageTranslator::of).orElse(""));
                    pageSizes.set(readSizes.sizes());
                },
                onFailure);
        cancelReading =
                background.runWhenIdle(
                        () -> PdfReader.read(this.pdfBytes, PdfLimits.OF_WORDS).pages(),
                        pageTexts::set,
                        onFailure);
    }

    /// The sizes of the pages, in order; none until they are known.
    public ReadOnlyObjectProperty<List<PageSize>> sizesProperty() {
        return pageSizes.getReadOnlyProperty();
    }

    /// Why there are no more pages; empty if all are there.
    public ReadOnlyObjectProperty<String> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The words of the pages; none until they are read, or if there are none, as in a scan.
    public ReadOnlyObjectProperty<List<PageText>> textsProperty() {
        return pageTexts.getReadOnlyProperty();
    }

    /// Draws a page.
    ///
    /// @param width in pixels
    /// @param onDrawn takes the image, or why there is none
    /// @return cancels it
    Runnable drawPage(int page, int width, Consumer<Image> onDrawn, Consumer<String> onProblem) {
        return background.runInBackground(
                () -> PdfPage.of(pdfBytes, PdfLimits.OF_PICTURE, page, width),
                drawnPage ->
                        drawnPage
                                .image()
                                .map(PictureImage::of)
                                .ifPresentOrElse(
                                        onDrawn,
                                        () ->
                                                onProblem.accept(
                                                        drawnPage
                                                                .problemSentence()
                                                                .map(MessageTranslator::of)
                                                                .orElse(""))),
                onFailure);
    }

    /// The lines that have some words, by their page, in order.
    SortedMap<Integer, List<PageLine>> linesWith(String words) {
        String foldedWords = words.strip().toLowerCase(Locale.ROOT);
        SortedMap<Integer, List<PageLine>> linesByPage = new TreeMap<>();
        for (PageText pageText : foldedWords.isEmpty() ? List.<PageText>of() : pageTexts.get()) {
            List<PageLine> lines =
                    pageText.lines().stream()
                            .filter(line ->
                                    line.text().toLowerCase(Locale.ROOT).contains(foldedWords))
                            .toList();
            if (!lines.isEmpty()) {
                linesByPage.put(pageText.pageNumber() - 1, lines);
            }
        }
        return linesByPage;
    }

    /// The words of a page, if they are known.
    Optional<PageText> pageText(int page) {
        return pageTexts.get().stream().filter(text -> text.pageNumber() == page + 1).findFirst();
    }

    /// Ends what is still being worked out.
    public void close() {
        cancelReading.run();
    }
}
