package octavo.gui.printing;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.image.Image;

import octavo.csl.Bibliography;
import octavo.csl.catalogue.BundledStyle;
import octavo.cslreferences.StyledReferences;
import octavo.cv.write.pdf.PaperSize;
import octavo.cv.write.pdf.PdfDocument;
import octavo.cv.write.pdf.PdfPages;
import octavo.cv.write.pdf.ReferenceList;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PictureImage;
import octavo.gui.controls.StyleCompletion;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.gui.tasks.LatestTask;
import octavo.library.Work;
import octavo.storage.SafeWrite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// References to entries as they will be printed. The pages printed, on the screen and in the PDF
/// are identical.
public final class PrintModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(PrintModel.class);
    private static final int SCREEN_DOTS = 74;

    /// More than fits on a page. A longer list starts with this many, while the rest is being
    /// typeset.
    private static final int FIRST_ENTRIES = 100;

    /// A print task: entries in a style.
    ///
    /// @param shownWorks those that the table shows
    /// @param chosenWorks those that are selected
    /// @param sparedPaths files that a PDF must not replace
    public record PrintRequest(
            List<Work> shownWorks,
            List<Work> chosenWorks,
            String styleId,
            StyledReferences styledReferences,
            List<Path> sparedPaths) {
        public PrintRequest {
            shownWorks = List.copyOf(shownWorks);
            chosenWorks = List.copyOf(chosenWorks);
            sparedPaths = List.copyOf(sparedPaths);
        }
    }

    /// The paper sizes offered.
    public enum SheetFormat {
        A4,
        LETTER;

        private PaperSize paperSize() {
            return this == A4 ? PaperSize.A4 : PaperSize.LETTER;
        }
    }

    /// @param pdfPages all pages, once they are typeset
    /// @param firstImage an image of the first, if the style exists
    private record PrintedPages(Optional<PdfPages> pdfPages, Optional<Image> firstImage) {}

    private final BackgroundTasks background;
    private final PrintRequest printRequest;
    private final StringProperty heading;
    private final StringProperty styleId;
    private final LatestTask completionTask;
    private final ObjectProperty<SheetFormat> sheetFormat;
    private final BooleanProperty isLandscape = new SimpleBooleanProperty();
    private final BooleanProperty isSelectionOnly = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Optional<PdfPages>> pdfPages =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Image>> pageImage =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper pageIndex = new ReadOnlyIntegerWrapper();
    private final ReadOnlyStringWrapper statusText = new ReadOnlyStringWrapper("");
    private final LatestOnly latestOnly = new LatestOnly();
    private Runnable cancelPrinting = () -> {};

    public PrintModel(BackgroundTasks background, PrintRequest printRequest, String heading) {
        this.background = background;
        this.printRequest = printRequest;
        this.heading = new SimpleStringProperty(heading);
        this.styleId = new SimpleStringProperty(printRequest.styleId());
        this.completionTask = new LatestTask(background);
        this.sheetFormat = new SimpleObjectProperty<>(usualSheet(MESSAGES.locale().getCountry()));
        // A single one is rarely meant, as there is always one.
        this.isSelectionOnly.set(printRequest.chosenWorks().size() > 1);
        this.isSelectionOnly.addListener(_ -> printAgain());
        this.heading.addListener(_ -> printAgain());
        this.styleId.addListener(_ -> printAgain());
        this.sheetFormat.addListener(_ -> printAgain());
        this.isLandscape.addListener(_ -> printAgain());
        printAgain();
    }

    /// The default paper size in a country.
    static SheetFormat usualSheet(String country) {
        return List.of("US", "CA", "MX", "PH", "CL", "CO").contains(country)
                ? SheetFormat.LETTER
                : SheetFormat.A4;
    }

    /// The heading above the references; none if empty.
    public StringProperty headingProperty() {
        return heading;
    }

    public ObjectProperty<SheetFormat> sheetProperty() {
        return sheetFormat;
    }

    /// Whether the orientation is landscape.
    public BooleanProperty lyingProperty() {
        return isLandscape;
    }

    /// Whether only the selected entries are printed.
    BooleanProperty selectionOnlyProperty() {
        return isSelectionOnly;
    }

    /// The number of selected entries.
    int chosenCount() {
        return printRequest.chosenWorks().size();
    }

    /// The pages, once they are typeset.
    public ReadOnlyObjectProperty<Optional<PdfPages>> pagesProperty() {
        return pdfPages.getReadOnlyProperty();
    }

    /// The page shown.
    public ReadOnlyObjectProperty<Optional<Image>> pictureProperty() {
        return pageImage.getReadOnlyProperty();
    }

    /// The number of the page shown, or that pages are being made; empty if that failed.
    public ObservableValue<String> placeProperty() {
        return pdfPages.flatMap(allPages ->
                allPages.isPresent()
                        ? pageIndex.map(currentIndex ->
                                MESSAGES.text(
                                        "page",
                                        currentIndex.intValue() + 1,
                                        allPages.get().pageCount()))
                        : statusText.map(problemText ->
                                problemText.isEmpty() ? MESSAGES.text("making") : ""));
    }

    /// The result of the last action, or why it failed.
    public ReadOnlyStringProperty saidProperty() {
        return statusText.getReadOnlyProperty();
    }

    /// The id of the style, for these pages only.
    public StringProperty styleProperty() {
        return styleId;
    }

    /// Finds styles that fit what someone types.
    void findStyles(String typedText, Consumer<List<BundledStyle>> onFound) {
        completionTask.runLatest(
                () -> StyleCompletion.fitting(typedText), onFound, _ -> onFound.accept(List.of()));
    }

    /// How many entries are printed.
    public int workCount() {
        return works().size();
    }

    private List<Work> works() {
        return isSelectionOnly.get() ? printRequest.chosenWorks() : printRequest.shownWorks();
    }

    private void printAgain() {
        PaperSize paperSize =
                isLandscape.get()
                        ? sheetFormat.get().paperSize().toLandscape()
                        : sheetFormat.get().paperSize();
        String headingText = heading.get();
        String wantedStyle = styleId.get();
        List<Work> printedWorks = works();
        if (isLong(printedWorks)) {
            pdfPages.set(Optional.empty());
        }
        Consumer<PrintedPages> onPrinted = latestOnly.onlyLatest(this::showPages);
        runTask(
                () ->
                        printPages(
                                printedWorks,
                                wantedStyle,
                                headingText,
                                paperSize,
                                earlyPages ->
                                        background.runOnUi(() -> onPrinted.accept(earlyPages))),
                onPrinted);
    }

    private static boolean isLong(List<Work> printedWorks) {
        return printedWorks.size() > FIRST_ENTRIES;
    }

    private void showPages(PrintedPages printedPages) {
        pdfPages.set(printedPages.pdfPages());
        pageImage.set(printedPages.firstImage());
        pageIndex.set(0);
        statusText.set(
                printedPages.firstImage().isEmpty()
                        ? MESSAGES.text("no-style", styleId.get())
                        : "");
    }

    /// @param done receives the result, if it is still wanted
    private <T> void runTask(Callable<T> work, Consumer<T> done) {
        cancelPrinting.run();
        cancelPrinting =
                background.runInBackground(
                        work,
                        done,
                        exception ->
                                statusText.set(
                                        MESSAGES.text("failed", MessageTranslator.of(exception))));
    }

    /// @param onEarlyPages receives the first of many pages
    private PrintedPages printPages(
            List<Work> printedWorks,
            String wantedStyle,
            String headingText,
            PaperSize paperSize,
            Consumer<PrintedPages> onEarlyPages)
            throws IOException {
        Optional<StyledReferences.StyledReferenceList> styledList =
                printRequest.styledReferences().listReferences(printedWorks, wantedStyle);
        if (styledList.isEmpty()) {
            return new PrintedPages(Optional.empty(), Optional.empty());
        }
        if (isLong(printedWorks)) {
            PdfPages firstPages =
                    makePages(headingText, paperSize, styledList.get().firstEntries(FIRST_ENTRIES));
            onEarlyPages.accept(new PrintedPages(Optional.empty(), firstImage(firstPages)));
        }
        PdfPages allPages = makePages(headingText, paperSize, styledList.get().wholeBibliography());
        return new PrintedPages(Optional.of(allPages), firstImage(allPages));
    }

    private static PdfPages makePages(
            String headingText, PaperSize paperSize, Bibliography bibliography) throws IOException {
        String language = MESSAGES.locale().toLanguageTag();
        return PdfPages.of(
                PdfDocument.of(new ReferenceList(headingText, language, bibliography, paperSize))
                        .pdfBytes());
    }

    private static Optional<Image> firstImage(PdfPages pages) throws IOException {
        return Optional.of(PictureImage.of(pages.renderPage(0, SCREEN_DOTS)));
    }

    /// Moves by a number of pages.
    public void turnPages(int step) {
        pdfPages.get()
                .ifPresent(made -> {
                    int wantedPage = Math.clamp(pageIndex.get() + step, 0, made.pageCount() - 1);
                    runTask(
                            () -> PictureImage.of(made.renderPage(wantedPage, SCREEN_DOTS)),
                            latestOnly.onlyLatest(shownImage -> {
                                pageImage.set(Optional.of(shownImage));
                                pageIndex.set(wantedPage);
                            }));
                });
    }

    /// Saves the pages as PDF.
    public void savePdf(Path path) {
        pdfPages.get()
                .ifPresent(made ->
                        background.runInBackground(
                                () -> {
                                    SafeWrite.writeFile(
                                            path, made.pdfBytes(), printRequest.sparedPaths());
                                    return path;
                                },
                                savedPath ->
                                        statusText.set(
                                                MESSAGES.text("saved", savedPath.getFileName())),
                                exception ->
                                        statusText.set(
                                                MESSAGES.text(
                                                        "not-saved",
                                                        path,
                                                        MessageTranslator.of(exception)))));
    }

    /// Sends each page to a printer.
    void printTo(PrinterOutput.PageSink pageSink) {
        pdfPages.get()
                .ifPresent(made ->
                        background.runInBackground(
                                () -> {
                                    for (int i = 0; i < made.pageCount(); i++) {
                                        pageSink.printPage(
                                                PictureImage.of(
                                                        made.renderPage(i, PrinterOutput.DOTS)));
                                    }
                                    return pageSink.endJob();
                                },
                                done ->
                                        statusText.set(
                                                MESSAGES.text(done ? "printed" : "not-printed")),
                                _ -> statusText.set(MESSAGES.text("not-printed"))));
    }

    void showStatus(String text) {
        statusText.set(text);
    }
}
