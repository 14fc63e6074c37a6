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
import octavo.references.StyledReferences;
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
    private static final int SCREEN = 74;

    /// More than fits on a page. A longer list starts with this many, while the rest is being
    /// typeset.
    private static final int PAGE = 100;

    /// A print task: entries in a style.
    ///
    /// @param spared files that a PDF must not replace
    public record Task(
            List<Work> works, String style, StyledReferences references, List<Path> spared) {
        public Task {
            works = List.copyOf(works);
            spared = List.copyOf(spared);
        }
    }

    /// The paper sizes offered.
    public enum Sheet {
        A4,
        LETTER;

        private PaperSize paper() {
            return this == A4 ? PaperSize.A4 : PaperSize.LETTER;
        }
    }

    /// @param pages all pages, once they are typeset
    /// @param first an image of the first, if the style exists
    private record Printed(Optional<PdfPages> pages, Optional<Image> first) {}

    private final BackgroundTasks background;
    private final Task task;
    private final StringProperty heading;
    private final StringProperty style;
    private final LatestTask completing;
    private final ObjectProperty<Sheet> sheet;
    private final BooleanProperty lying = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Optional<PdfPages>> pages =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Image>> picture =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper page = new ReadOnlyIntegerWrapper();
    private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper("");
    private final LatestOnly latest = new LatestOnly();
    private Runnable cancel = () -> {};

    public PrintModel(BackgroundTasks background, Task task, String heading) {
        this.background = background;
        this.task = task;
        this.heading = new SimpleStringProperty(heading);
        this.style = new SimpleStringProperty(task.style());
        this.completing = new LatestTask(background);
        this.sheet = new SimpleObjectProperty<>(usual(MESSAGES.locale().getCountry()));
        this.heading.addListener(_ -> write());
        this.style.addListener(_ -> write());
        this.sheet.addListener(_ -> write());
        this.lying.addListener(_ -> write());
        write();
    }

    /// The default paper size in a country.
    static Sheet usual(String country) {
        return List.of("US", "CA", "MX", "PH", "CL", "CO").contains(country)
                ? Sheet.LETTER
                : Sheet.A4;
    }

    /// The heading above the references; none if empty.
    public StringProperty headingProperty() {
        return heading;
    }

    public ObjectProperty<Sheet> sheetProperty() {
        return sheet;
    }

    /// Whether the orientation is landscape.
    public BooleanProperty lyingProperty() {
        return lying;
    }

    /// The pages, once they are typeset.
    public ReadOnlyObjectProperty<Optional<PdfPages>> pagesProperty() {
        return pages.getReadOnlyProperty();
    }

    /// The page shown.
    public ReadOnlyObjectProperty<Optional<Image>> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /// The number of the page shown, or that pages are being made; empty if that failed.
    public ObservableValue<String> placeProperty() {
        return pages.flatMap(all ->
                all.isPresent()
                        ? page.map(at ->
                                MESSAGES.text("page", at.intValue() + 1, all.get().pageCount()))
                        : said.map(why -> why.isEmpty() ? MESSAGES.text("making") : ""));
    }

    /// The result of the last action, or why it failed.
    public ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    /// The id of the style, for these pages only.
    public StringProperty styleProperty() {
        return style;
    }

    /// Finds styles that fit what someone types.
    void styles(String typed, Consumer<List<BundledStyle>> found) {
        completing.runLatest(
                () -> StyleCompletion.fitting(typed), found, _ -> found.accept(List.of()));
    }

    public int count() {
        return task.works().size();
    }

    private void write() {
        PaperSize paper = lying.get() ? sheet.get().paper().toLandscape() : sheet.get().paper();
        String above = heading.get();
        String wanted = style.get();
        if (isLong()) {
            pages.set(Optional.empty());
        }
        Consumer<Printed> done = latest.onlyLatest(this::show);
        ask(
                () ->
                        printed(
                                wanted,
                                above,
                                paper,
                                early -> background.runOnUi(() -> done.accept(early))),
                done);
    }

    private boolean isLong() {
        return count() > PAGE;
    }

    private void show(Printed printed) {
        pages.set(printed.pages());
        picture.set(printed.first());
        page.set(0);
        said.set(printed.first().isEmpty() ? MESSAGES.text("no-style", style.get()) : "");
    }

    /// @param done receives the result, if it is still wanted
    private <T> void ask(Callable<T> work, Consumer<T> done) {
        cancel.run();
        cancel =
                background.runInBackground(
                        work,
                        done,
                        trouble ->
                                said.set(MESSAGES.text("failed", MessageTranslator.of(trouble))));
    }

    /// @param early receives the first of many pages
    private Printed printed(String wanted, String above, PaperSize paper, Consumer<Printed> early)
            throws IOException {
        Optional<StyledReferences.StyledReferenceList> references =
                task.references().listReferences(task.works(), wanted);
        if (references.isEmpty()) {
            return new Printed(Optional.empty(), Optional.empty());
        }
        if (isLong()) {
            PdfPages first = made(above, paper, references.get().firstEntries(PAGE));
            early.accept(new Printed(Optional.empty(), first(first)));
        }
        PdfPages all = made(above, paper, references.get().wholeBibliography());
        return new Printed(Optional.of(all), first(all));
    }

    private static PdfPages made(String above, PaperSize paper, Bibliography references)
            throws IOException {
        String language = MESSAGES.locale().toLanguageTag();
        return PdfPages.of(
                PdfDocument.of(new ReferenceList(above, language, references, paper)).pdfBytes());
    }

    private static Optional<Image> first(PdfPages pages) throws IOException {
        return Optional.of(PictureImage.of(pages.renderPage(0, SCREEN)));
    }

    /// Moves by a number of pages.
    public void turn(int step) {
        pages.get()
                .ifPresent(made -> {
                    int wanted = Math.clamp(page.get() + step, 0, made.pageCount() - 1);
                    ask(
                            () -> PictureImage.of(made.renderPage(wanted, SCREEN)),
                            latest.onlyLatest(shown -> {
                                picture.set(Optional.of(shown));
                                page.set(wanted);
                            }));
                });
    }

    /// Saves the pages as PDF.
    public void save(Path path) {
        pages.get()
                .ifPresent(made ->
                        background.runInBackground(
                                () -> {
                                    SafeWrite.writeFile(path, made.pdfBytes(), task.spared());
                                    return path;
                                },
                                saved -> said.set(MESSAGES.text("saved", saved.getFileName())),
                                trouble ->
                                        said.set(
                                                MESSAGES.text(
                                                        "not-saved",
                                                        path,
                                                        MessageTranslator.of(trouble)))));
    }

    /// Sends each page to a printer.
    void print(PrinterOutput.Sink sink) {
        pages.get()
                .ifPresent(made ->
                        background.runInBackground(
                                () -> {
                                    for (int i = 0; i < made.pageCount(); i++) {
                                        sink.print(
                                                PictureImage.of(
                                                        made.renderPage(i, PrinterOutput.DOTS)));
                                    }
                                    return sink.end();
                                },
                                done -> said.set(MESSAGES.text(done ? "printed" : "not-printed")),
                                _ -> said.set(MESSAGES.text("not-printed"))));
    }

    void say(String text) {
        said.set(text);
    }
}
