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
    private final byte[] pdf;
    private final Consumer<Exception> failed;
    private final ReadOnlyObjectWrapper<List<PageSize>> sizes =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<String> problem = new ReadOnlyObjectWrapper<>("");
    private final ReadOnlyObjectWrapper<List<PageText>> texts =
            new ReadOnlyObjectWrapper<>(List.of());
    private final Runnable cancel;

    public ReadingModel(BackgroundTasks background, byte[] pdf, Consumer<Exception> failed) {
        this.background = background;
        this.pdf = pdf.clone();
        this.failed = failed;
        background.runInBackground(
                () -> PageSize.all(this.pdf, PdfLimits.OF_WORDS),
                read -> {
                    problem.set(read.problem().map(MessageTranslator::of).orElse(""));
                    sizes.set(read.sizes());
                },
                failed);
        cancel =
                background.runWhenIdle(
                        () -> PdfReader.read(this.pdf, PdfLimits.OF_WORDS).pages(),
                        texts::set,
                        failed);
    }

    /// The sizes of the pages, in order; none until they are known.
    public ReadOnlyObjectProperty<List<PageSize>> sizesProperty() {
        return sizes.getReadOnlyProperty();
    }

    /// Why there are no more pages; empty if all are there.
    public ReadOnlyObjectProperty<String> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The words of the pages; none until they are read, or if there are none, as in a scan.
    public ReadOnlyObjectProperty<List<PageText>> textsProperty() {
        return texts.getReadOnlyProperty();
    }

    /// Draws a page.
    ///
    /// @param width in pixels
    /// @param done takes the image, or why there is none
    /// @return cancels it
    Runnable draw(int page, int width, Consumer<Image> done, Consumer<String> none) {
        return background.runInBackground(
                () -> PdfPage.of(pdf, PdfLimits.OF_PICTURE, page, width),
                drawn ->
                        drawn.image()
                                .map(PictureImage::of)
                                .ifPresentOrElse(
                                        done,
                                        () ->
                                                none.accept(
                                                        drawn.problem()
                                                                .map(MessageTranslator::of)
                                                                .orElse(""))),
                failed);
    }

    /// The lines that have some words, by their page, in order.
    SortedMap<Integer, List<PageLine>> linesWith(String words) {
        String sought = words.strip().toLowerCase(Locale.ROOT);
        SortedMap<Integer, List<PageLine>> found = new TreeMap<>();
        for (PageText text : sought.isEmpty() ? List.<PageText>of() : texts.get()) {
            List<PageLine> lines =
                    text.lines().stream()
                            .filter(line -> line.text().toLowerCase(Locale.ROOT).contains(sought))
                            .toList();
            if (!lines.isEmpty()) {
                found.put(text.number() - 1, lines);
            }
        }
        return found;
    }

    /// The words of a page, if they are known.
    Optional<PageText> text(int page) {
        return texts.get().stream().filter(text -> text.number() == page + 1).findFirst();
    }

    /// Ends what is still being worked out.
    public void close() {
        cancel.run();
    }
}
