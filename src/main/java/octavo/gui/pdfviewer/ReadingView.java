package octavo.gui.pdfviewer;

import static java.util.function.Predicate.not;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageSize;
import octavo.files.pdf.PageText;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProblemLabel;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The pages of a paper one below the other, as wide as the window unless they are enlarged.
public final class ReadingView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(ReadingView.class);
    private static final List<Integer> ZOOM_STEPS = List.of(50, 75, 100, 125, 150, 200, 300, 400);
    private static final int USUAL_PERCENT = 100;
    private static final double PAGE_GAP = 12;

    /// What the scroll bar and the gaps beside a page take.
    private static final double PAGE_MARGIN = 44;

    private static final double MIDDLE = 0.5;

    /// Of a long page, this much stays on the screen when one turns it.
    private static final double SCROLL_OVERLAP = 40;

    private final ReadingModel model;
    private final Runnable openOutside;
    private final VBox pageColumn = new VBox(PAGE_GAP);
    private final ScrollPane pageScroll = new ScrollPane(pageColumn);
    private final TextField pageField = new TextField();
    private final Label pageCount = new Label();
    private final Label zoomLabel = new Label();
    private final TextField searchField = new TextField();
    private final Label foundLabel = new Label();
    private final List<PageSheet> pageSheets = new ArrayList<>();
    private SortedMap<Integer, List<PageLine>> foundLines = new TreeMap<>();
    private int zoomPercent = USUAL_PERCENT;
    private int currentPage;
    private boolean isMoving;

    /// @param openOutside opens the paper in another program
    public ReadingView(ReadingModel model, Runnable openOutside) {
        this.model = model;
        this.openOutside = openOutside;
        setId("reading");
        getStyleClass().add("reading");
        getStylesheets().add(PackageStylesheet.of(ReadingView.class));
        pageColumn.setAlignment(Pos.TOP_CENTER);
        pageColumn.getStyleClass().add("page-column");
        pageScroll.setId("reading-pages");
        pageScroll.setAccessibleText(MESSAGES.text("pages"));
        pageScroll.setFitToWidth(true);
        pageScroll.vvalueProperty().addListener(_ -> drawVisiblePages());
        pageScroll
                .viewportBoundsProperty()
                .addListener((_, before, now) -> {
                    if (before.getWidth() != now.getWidth()) {
                        fitPages();
                    }
                    drawVisiblePages();
                });
        setTop(toolBar());
        setCenter(pageScroll);
        setBottom(new ProblemLabel("reading-problem", model.problemProperty()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        model.sizesProperty().subscribe(this::layPages);
        model.textsProperty().addListener(_ -> findWords(false));
    }

    private Node toolBar() {
        pageField.setId("reading-page");
        pageField.setPrefColumnCount(3);
        pageField.setMinWidth(USE_PREF_SIZE);
        pageField.setAccessibleText(MESSAGES.text("go-to"));
        pageField.setOnAction(_ -> turnToTyped(pageField.getText()));
        searchField.setId("reading-words");
        searchField.setPromptText(MESSAGES.text("find"));
        searchField.setAccessibleText(MESSAGES.text("find"));
        searchField.textProperty().addListener(_ -> findWords(true));
        searchField.setOnAction(_ -> showNext());
        foundLabel.setId("reading-found");
        foundLabel.getStyleClass().add("muted");
        foundLabel.setMinWidth(USE_PREF_SIZE);
        zoomLabel.setMinWidth(USE_PREF_SIZE);
        zoomLabel.setText(zoomPercent + " %");
        pageCount.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox bar =
                new HBox(
                        signButton("back", "‹", () -> turnToPage(currentPage - 1)),
                        pageField,
                        pageCount,
                        signButton("on", "›", () -> turnToPage(currentPage + 1)),
                        signButton("out", "−", () -> zoomBySteps(-1)),
                        zoomLabel,
                        signButton("in", "+", () -> zoomBySteps(1)),
                        space,
                        searchField,
                        foundLabel,
                        textButton("copy", this::copyText),
                        textButton("outside", openOutside));
        bar.getStyleClass().add("reading-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        return bar;
    }

    private static Button signButton(String id, String sign, Runnable action) {
        Button button = ActionButton.of("reading-" + id, sign, action);
        button.getStyleClass().addAll("flat", "small");
        button.setAccessibleText(MESSAGES.text(id));
        LazyTooltip.on(button, MESSAGES.text(id));
        return button;
    }

    private static Button textButton(String id, Runnable action) {
        return ActionButton.of("reading-" + id, MESSAGES.text(id), action);
    }

    private void layPages(List<PageSize> pageSizes) {
        pageSheets.clear();
        for (int i = 0; i < pageSizes.size(); i++) {
            pageSheets.add(new PageSheet(model, i, pageSizes.get(i), this::beginSelection));
        }
        pageColumn.getChildren().setAll(pageSheets);
        pageCount.setText(MESSAGES.text("of", pageSizes.size()));
        fitPages();
        drawVisiblePages();
    }

    /// Gives the pages their width, and keeps the page that is read.
    private void fitPages() {
        double width =
                (pageScroll.getViewportBounds().getWidth() - PAGE_MARGIN)
                        * zoomPercent
                        / USUAL_PERCENT;
        if (width > 0) {
            pageSheets.forEach(pageSheet -> pageSheet.resize(Math.rint(width)));
            pageScroll.setFitToWidth(zoomPercent <= USUAL_PERCENT);
            int currentBefore = currentPage;
            layout();
            pageColumn.autosize();
            pageScroll.setHvalue(MIDDLE);
            if (currentBefore > 0) {
                turnToPage(currentBefore);
            }
            findWords(false);
        }
    }

    private double viewTop() {
        return pageScroll.getVvalue()
                * Math.max(0, columnHeight() - pageScroll.getViewportBounds().getHeight());
    }

    private double columnHeight() {
        return pageSheets.stream().mapToDouble(it -> it.getMinHeight() + PAGE_GAP).sum() + PAGE_GAP;
    }

    /// Draws the pages on the screen and those beside them, and forgets the others.
    private void drawVisiblePages() {
        double viewTop = viewTop();
        double viewBottom = viewTop + pageScroll.getViewportBounds().getHeight();
        double viewMiddle = (viewTop + viewBottom) / 2;
        double pageTop = PAGE_GAP;
        double outputScale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
        for (int i = 0; i < pageSheets.size(); i++) {
            PageSheet pageSheet = pageSheets.get(i);
            double pageBottom = pageTop + pageSheet.getMinHeight();
            double nearDistance = viewBottom - viewTop;
            if (pageBottom >= viewTop - nearDistance
                    && pageTop <= viewBottom + nearDistance
                    && pageSheet.getMinWidth() > 0) {
                pageSheet.drawPage((int) Math.round(pageSheet.getMinWidth() * outputScale));
            } else {
                pageSheet.dropImage();
            }
            if (!isMoving && pageTop - PAGE_GAP <= viewMiddle && viewMiddle <= pageBottom) {
                currentPage = i;
            }
            pageTop = pageBottom + PAGE_GAP;
        }
        if (!pageField.isFocused()) {
            pageField.setText(String.valueOf(currentPage + 1));
        }
    }

    private void turnToTyped(String typed) {
        String digits = typed.strip();
        if (digits.matches("[0-9]{1,5}")) {
            turnToPage(Integer.parseInt(digits) - 1);
        }
        pageScroll.requestFocus();
        pageField.setText(String.valueOf(currentPage + 1));
    }

    /// Shows a page from its top.
    void turnToPage(int wantedPage) {
        if (pageSheets.isEmpty()) {
            return;
        }
        currentPage = Math.clamp(wantedPage, 0, pageSheets.size() - 1);
        scrollTo(pageStart(currentPage));
    }

    private double pageStart(int wantedPage) {
        return pageSheets.subList(0, wantedPage).stream()
                .mapToDouble(it -> it.getMinHeight() + PAGE_GAP)
                .sum();
    }

    private void scrollTo(double y) {
        double scrollableHeight = columnHeight() - pageScroll.getViewportBounds().getHeight();
        isMoving = true;
        pageScroll.setVvalue(scrollableHeight <= 0 ? 0 : Math.clamp(y / scrollableHeight, 0, 1));
        isMoving = false;
        drawVisiblePages();
    }

    private void zoomBySteps(int step) {
        int stepIndex =
                Math.clamp(ZOOM_STEPS.indexOf(zoomPercent) + step, 0, ZOOM_STEPS.size() - 1);
        zoomPercent = ZOOM_STEPS.get(stepIndex);
        zoomLabel.setText(zoomPercent + " %");
        fitPages();
    }

    /// Marks the lines with the words that are sought.
    ///
    /// @param isNewQuery whether to lead to the first page that has them
    private void findWords(boolean isNewQuery) {
        foundLines = model.linesWith(searchField.getText());
        for (int i = 0; i < pageSheets.size(); i++) {
            pageSheets.get(i).markLines(foundLines.getOrDefault(i, List.of()));
        }
        foundLabel.setText(
                searchField.getText().isBlank() ? "" : MESSAGES.text("found", foundLines.size()));
        if (isNewQuery && foundLines.containsKey(currentPage)) {
            revealPage(currentPage);
        } else if (isNewQuery) {
            showNext();
        }
    }

    /// Leads to the next page that has the words, or else to the first.
    private void showNext() {
        if (!foundLines.isEmpty()) {
            SortedMap<Integer, List<PageLine>> laterLines = foundLines.tailMap(currentPage + 1);
            int wantedPage = laterLines.isEmpty() ? foundLines.firstKey() : laterLines.firstKey();
            revealPage(wantedPage);
        }
    }

    /// Brings the first line with the words of a page on the screen, with the top of the page if
    /// both have room.
    private void revealPage(int wantedPage) {
        PageSheet pageSheet = pageSheets.get(wantedPage);
        double lineBottom =
                pageStart(wantedPage)
                        + pageSheet.lineBottom(
                                foundLines.getOrDefault(wantedPage, List.of()).getFirst());
        if (!isOnScreen(lineBottom)) {
            turnToPage(wantedPage);
        }
        if (!isOnScreen(lineBottom)) {
            scrollTo(lineBottom - pageScroll.getViewportBounds().getHeight() / 2);
        }
        currentPage = wantedPage;
    }

    private boolean isOnScreen(double y) {
        double viewBottom = viewTop() + pageScroll.getViewportBounds().getHeight();
        return viewTop() + SCROLL_OVERLAP < y && y < viewBottom - SCROLL_OVERLAP;
    }

    /// Words of one page are selected at a time.
    private void beginSelection() {
        pageSheets.forEach(PageSheet::deselect);
        pageScroll.requestFocus();
    }

    /// Copies the words that are selected, or those of the page that is read.
    private void copyText() {
        ClipboardContent content = new ClipboardContent();
        content.putString(
                pageSheets.stream()
                        .map(PageSheet::selection)
                        .filter(not(TextSelection::isEmpty))
                        .findFirst()
                        .map(TextSelection::text)
                        .orElseGet(
                                () -> model.pageText(currentPage).map(PageText::text).orElse("")));
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void whenPressed(KeyEvent event) {
        if (event.isShortcutDown()) {
            switch (event.getCode()) {
                case F -> searchField.requestFocus();
                case C -> {
                    if (searchField.isFocused() || pageField.isFocused()) {
                        return;
                    }
                    copyText();
                }
                case PLUS, EQUALS, ADD -> zoomBySteps(1);
                case MINUS, SUBTRACT -> zoomBySteps(-1);
                case W -> getScene().getWindow().hide();
                default -> {
                    return;
                }
            }
            event.consume();
            return;
        }
        boolean isTyping = searchField.isFocused() || pageField.isFocused();
        double screenHeight = pageScroll.getViewportBounds().getHeight() - SCROLL_OVERLAP;
        switch (event.getCode()) {
            case ESCAPE -> {
                if (isTyping) {
                    pageScroll.requestFocus();
                } else {
                    getScene().getWindow().hide();
                }
            }
            case PAGE_DOWN -> scrollTo(viewTop() + screenHeight);
            case PAGE_UP -> scrollTo(viewTop() - screenHeight);
            case SPACE -> {
                if (isTyping) {
                    return;
                }
                scrollTo(viewTop() + (event.isShiftDown() ? -screenHeight : screenHeight));
            }
            case HOME, END -> {
                if (isTyping) {
                    return;
                }
                turnToPage(event.getCode() == KeyCode.HOME ? 0 : pageSheets.size() - 1);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Focuses the pages.
    public void focus() {
        pageScroll.requestFocus();
    }
}
