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
    private static final List<Integer> STEPS = List.of(50, 75, 100, 125, 150, 200, 300, 400);
    private static final int USUAL = 100;
    private static final double GAP = 12;

    /// What the scroll bar and the gaps beside a page take.
    private static final double BESIDE = 44;

    private static final double MIDDLE = 0.5;

    /// Of a long page, this much stays on the screen when one turns it.
    private static final double KEPT = 40;

    private final ReadingModel model;
    private final Runnable outside;
    private final VBox column = new VBox(GAP);
    private final ScrollPane scroll = new ScrollPane(column);
    private final TextField page = new TextField();
    private final Label count = new Label();
    private final Label zoomed = new Label();
    private final TextField words = new TextField();
    private final Label found = new Label();
    private final List<PageSheet> sheets = new ArrayList<>();
    private SortedMap<Integer, List<PageLine>> lines = new TreeMap<>();
    private int percent = USUAL;
    private int current;
    private boolean isMoving;

    /// @param outside opens the paper in another program
    public ReadingView(ReadingModel model, Runnable outside) {
        this.model = model;
        this.outside = outside;
        setId("reading");
        getStyleClass().add("reading");
        getStylesheets().add(PackageStylesheet.of(ReadingView.class));
        column.setAlignment(Pos.TOP_CENTER);
        column.getStyleClass().add("page-column");
        scroll.setId("reading-pages");
        scroll.setAccessibleText(MESSAGES.text("pages"));
        scroll.setFitToWidth(true);
        scroll.vvalueProperty().addListener(_ -> look());
        scroll.viewportBoundsProperty()
                .addListener((_, before, now) -> {
                    if (before.getWidth() != now.getWidth()) {
                        fit();
                    }
                    look();
                });
        setTop(bar());
        setCenter(scroll);
        setBottom(new ProblemLabel("reading-problem", model.problemProperty()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        model.sizesProperty().subscribe(this::lay);
        model.textsProperty().addListener(_ -> find(false));
    }

    private Node bar() {
        page.setId("reading-page");
        page.setPrefColumnCount(3);
        page.setMinWidth(USE_PREF_SIZE);
        page.setAccessibleText(MESSAGES.text("go-to"));
        page.setOnAction(_ -> turnTo(page.getText()));
        words.setId("reading-words");
        words.setPromptText(MESSAGES.text("find"));
        words.setAccessibleText(MESSAGES.text("find"));
        words.textProperty().addListener(_ -> find(true));
        words.setOnAction(_ -> next());
        found.setId("reading-found");
        found.getStyleClass().add("muted");
        found.setMinWidth(USE_PREF_SIZE);
        zoomed.setMinWidth(USE_PREF_SIZE);
        zoomed.setText(percent + " %");
        count.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox bar =
                new HBox(
                        button("back", "‹", () -> turn(current - 1)),
                        page,
                        count,
                        button("on", "›", () -> turn(current + 1)),
                        button("out", "−", () -> zoom(-1)),
                        zoomed,
                        button("in", "+", () -> zoom(1)),
                        space,
                        words,
                        found,
                        named("copy", this::copy),
                        named("outside", outside));
        bar.getStyleClass().add("reading-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        return bar;
    }

    private static Button button(String id, String sign, Runnable action) {
        Button button = ActionButton.of("reading-" + id, sign, action);
        button.getStyleClass().addAll("flat", "small");
        button.setAccessibleText(MESSAGES.text(id));
        LazyTooltip.on(button, MESSAGES.text(id));
        return button;
    }

    private static Button named(String id, Runnable action) {
        return ActionButton.of("reading-" + id, MESSAGES.text(id), action);
    }

    private void lay(List<PageSize> sizes) {
        sheets.clear();
        for (int i = 0; i < sizes.size(); i++) {
            sheets.add(new PageSheet(model, i, sizes.get(i), this::beginSelection));
        }
        column.getChildren().setAll(sheets);
        count.setText(MESSAGES.text("of", sizes.size()));
        fit();
        look();
    }

    /// Gives the pages their width, and keeps the page that is read.
    private void fit() {
        double width = (scroll.getViewportBounds().getWidth() - BESIDE) * percent / USUAL;
        if (width > 0) {
            sheets.forEach(sheet -> sheet.resize(Math.rint(width)));
            scroll.setFitToWidth(percent <= USUAL);
            int before = current;
            layout();
            column.autosize();
            scroll.setHvalue(MIDDLE);
            if (before > 0) {
                turn(before);
            }
            find(false);
        }
    }

    private double top() {
        return scroll.getVvalue() * Math.max(0, height() - scroll.getViewportBounds().getHeight());
    }

    private double height() {
        return sheets.stream().mapToDouble(it -> it.getMinHeight() + GAP).sum() + GAP;
    }

    /// Draws the pages on the screen and those beside them, and forgets the others.
    private void look() {
        double top = top();
        double bottom = top + scroll.getViewportBounds().getHeight();
        double middle = (top + bottom) / 2;
        double y = GAP;
        double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
        for (int i = 0; i < sheets.size(); i++) {
            PageSheet sheet = sheets.get(i);
            double end = y + sheet.getMinHeight();
            double near = bottom - top;
            if (end >= top - near && y <= bottom + near && sheet.getMinWidth() > 0) {
                sheet.show((int) Math.round(sheet.getMinWidth() * scale));
            } else {
                sheet.hide();
            }
            if (!isMoving && y - GAP <= middle && middle <= end) {
                current = i;
            }
            y = end + GAP;
        }
        if (!page.isFocused()) {
            page.setText(String.valueOf(current + 1));
        }
    }

    private void turnTo(String typed) {
        String digits = typed.strip();
        if (digits.matches("[0-9]{1,5}")) {
            turn(Integer.parseInt(digits) - 1);
        }
        scroll.requestFocus();
        page.setText(String.valueOf(current + 1));
    }

    /// Shows a page from its top.
    void turn(int wanted) {
        if (sheets.isEmpty()) {
            return;
        }
        current = Math.clamp(wanted, 0, sheets.size() - 1);
        scrollTo(start(current));
    }

    private double start(int wanted) {
        return sheets.subList(0, wanted).stream().mapToDouble(it -> it.getMinHeight() + GAP).sum();
    }

    private void scrollTo(double y) {
        double room = height() - scroll.getViewportBounds().getHeight();
        isMoving = true;
        scroll.setVvalue(room <= 0 ? 0 : Math.clamp(y / room, 0, 1));
        isMoving = false;
        look();
    }

    private void zoom(int step) {
        int now = Math.clamp(STEPS.indexOf(percent) + step, 0, STEPS.size() - 1);
        percent = STEPS.get(now);
        zoomed.setText(percent + " %");
        fit();
    }

    /// Marks the lines with the words that are sought.
    ///
    /// @param isNew whether to lead to the first page that has them
    private void find(boolean isNew) {
        lines = model.linesWith(words.getText());
        for (int i = 0; i < sheets.size(); i++) {
            sheets.get(i).mark(lines.getOrDefault(i, List.of()));
        }
        found.setText(words.getText().isBlank() ? "" : MESSAGES.text("found", lines.size()));
        if (isNew && lines.containsKey(current)) {
            reveal(current);
        } else if (isNew) {
            next();
        }
    }

    /// Leads to the next page that has the words, or else to the first.
    private void next() {
        if (!lines.isEmpty()) {
            SortedMap<Integer, List<PageLine>> later = lines.tailMap(current + 1);
            int wanted = later.isEmpty() ? lines.firstKey() : later.firstKey();
            reveal(wanted);
        }
    }

    /// Brings the first line with the words of a page on the screen, with the top of the page if
    /// both have room.
    private void reveal(int wanted) {
        PageSheet sheet = sheets.get(wanted);
        double line =
                start(wanted) + sheet.bottom(lines.getOrDefault(wanted, List.of()).getFirst());
        if (!isOnScreen(line)) {
            turn(wanted);
        }
        if (!isOnScreen(line)) {
            scrollTo(line - scroll.getViewportBounds().getHeight() / 2);
        }
        current = wanted;
    }

    private boolean isOnScreen(double y) {
        double bottom = top() + scroll.getViewportBounds().getHeight();
        return top() + KEPT < y && y < bottom - KEPT;
    }

    /// Words of one page are selected at a time.
    private void beginSelection() {
        sheets.forEach(PageSheet::deselect);
        scroll.requestFocus();
    }

    /// Copies the words that are selected, or those of the page that is read.
    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(
                sheets.stream()
                        .map(PageSheet::selection)
                        .filter(not(TextSelection::isEmpty))
                        .findFirst()
                        .map(TextSelection::text)
                        .orElseGet(() -> model.text(current).map(PageText::text).orElse("")));
        Clipboard.getSystemClipboard().setContent(content);
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown()) {
            switch (event.getCode()) {
                case F -> words.requestFocus();
                case C -> {
                    if (words.isFocused() || page.isFocused()) {
                        return;
                    }
                    copy();
                }
                case PLUS, EQUALS, ADD -> zoom(1);
                case MINUS, SUBTRACT -> zoom(-1);
                case W -> getScene().getWindow().hide();
                default -> {
                    return;
                }
            }
            event.consume();
            return;
        }
        boolean isTyping = words.isFocused() || page.isFocused();
        double screen = scroll.getViewportBounds().getHeight() - KEPT;
        switch (event.getCode()) {
            case ESCAPE -> {
                if (isTyping) {
                    scroll.requestFocus();
                } else {
                    getScene().getWindow().hide();
                }
            }
            case PAGE_DOWN -> scrollTo(top() + screen);
            case PAGE_UP -> scrollTo(top() - screen);
            case SPACE -> {
                if (isTyping) {
                    return;
                }
                scrollTo(top() + (event.isShiftDown() ? -screen : screen));
            }
            case HOME, END -> {
                if (isTyping) {
                    return;
                }
                turn(event.getCode() == KeyCode.HOME ? 0 : sheets.size() - 1);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Focuses the pages.
    public void focus() {
        scroll.requestFocus();
    }
}
