package octavo.gui.pdfviewer;

import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageSize;
import octavo.files.pdf.PageText;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pdfviewer.TextSelection.PagePosition;

import java.util.List;

/// One page of a paper: a white sheet of its size, drawn while it is near the screen.
final class PageSheet extends StackPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(PageSheet.class);

    /// How far a line reaches above and below its baseline, in its size.
    static final double ASCENT = 0.85;

    /// How high a line is, in its size.
    static final double LINE = 1.1;

    private final ReadingModel model;
    private final int pageIndex;
    private final PageSize pageSize;
    private final ImageView pageImage = new ImageView();
    private final Pane markPane = new Pane();
    private final Pane selectionPane = new Pane();
    private final Label problemLabel = new Label();
    private TextSelection textSelection = TextSelection.NONE;
    private PagePosition selectionStart = new PagePosition(0, 0);
    private Runnable cancelDrawing = () -> {};
    private int drawnPixels;

    /// @param onSelectionStart runs when somebody begins to select words of it
    PageSheet(ReadingModel model, int pageIndex, PageSize pageSize, Runnable onSelectionStart) {
        this.model = model;
        this.pageIndex = pageIndex;
        this.pageSize = pageSize;
        getStyleClass().add("page-sheet");
        setId("page-" + (pageIndex + 1));
        setAccessibleText(MESSAGES.text("page", pageIndex + 1));
        pageImage.setPreserveRatio(false);
        pageImage.setSmooth(true);
        markPane.setMouseTransparent(true);
        selectionPane.setMouseTransparent(true);
        problemLabel.setWrapText(true);
        getChildren().setAll(pageImage, markPane, selectionPane, problemLabel);
        setCursor(Cursor.TEXT);
        setOnMousePressed(event -> {
            if (event.isPrimaryButtonDown()) {
                onSelectionStart.run();
                selectionStart = placeOf(event);
                if (event.getClickCount() == 2) {
                    selectTo(selectionStart);
                }
            }
        });
        setOnMouseDragged(event -> {
            if (event.isPrimaryButtonDown()) {
                selectTo(placeOf(event));
            }
        });
    }

    private PagePosition placeOf(MouseEvent event) {
        return new PagePosition(event.getX() / scale(), event.getY() / scale());
    }

    /// Selects the words from where that was begun.
    private void selectTo(PagePosition selectionEnd) {
        textSelection =
                model.pageText(pageIndex)
                        .map(pageText ->
                                TextSelection.between(pageText, selectionStart, selectionEnd))
                        .orElse(TextSelection.NONE);
        showSelection();
    }

    private void showSelection() {
        if (textSelection.isEmpty()) {
            selectionPane.getChildren().clear();
            return;
        }
        double scale = scale();
        selectionPane
                .getChildren()
                .setAll(
                        textSelection.selectedParts().stream()
                                .map(part ->
                                        lineBox(
                                                part.pageLine(),
                                                part.x(),
                                                part.width(),
                                                scale,
                                                "page-selected"))
                                .toList());
    }

    /// Selects nothing.
    void deselect() {
        textSelection = TextSelection.NONE;
        showSelection();
    }

    /// What is selected of it.
    TextSelection selection() {
        return textSelection;
    }

    /// Gives it a width; the height follows.
    void resize(double width) {
        double height = Math.rint(width * pageSize.height() / pageSize.width());
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        pageImage.setFitWidth(width);
        pageImage.setFitHeight(height);
        showSelection();
    }

    /// Draws it, unless it is drawn as wide.
    void drawPage(int pixelWidth) {
        if (drawnPixels == pixelWidth) {
            return;
        }
        cancelDrawing.run();
        drawnPixels = pixelWidth;
        cancelDrawing =
                model.drawPage(
                        pageIndex,
                        pixelWidth,
                        drawnImage -> {
                            problemLabel.setText("");
                            pageImage.setImage(drawnImage);
                        },
                        problemLabel::setText);
    }

    /// Forgets the image, which takes megabytes.
    void dropImage() {
        if (drawnPixels > 0) {
            cancelDrawing.run();
            drawnPixels = 0;
            pageImage.setImage(null);
        }
    }

    boolean isDrawn() {
        return pageImage.getImage() != null;
    }

    /// Marks lines.
    void markLines(List<PageLine> lines) {
        if (lines.isEmpty()) {
            markPane.getChildren().clear();
            return;
        }
        double scale = scale();
        markPane.getChildren()
                .setAll(
                        lines.stream()
                                .map(line ->
                                        lineBox(line, line.x(), line.width(), scale, "page-mark"))
                                .toList());
    }

    private double scale() {
        double points = model.pageText(pageIndex).map(PageText::width).orElse(pageSize.width());
        return getMinWidth() / points;
    }

    /// How far from the top of the page a line ends.
    double lineBottom(PageLine line) {
        return (line.y() + (LINE - ASCENT) * line.fontSize()) * scale();
    }

    /// A rectangle over part of a line.
    private static Node lineBox(
            PageLine line, double x, double width, double scale, String styleClass) {
        Rectangle lineBox =
                new Rectangle(
                        x * scale,
                        (line.y() - ASCENT * line.fontSize()) * scale,
                        width * scale,
                        LINE * line.fontSize() * scale);
        lineBox.getStyleClass().add(styleClass);
        return lineBox;
    }
}
