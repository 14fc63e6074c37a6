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
import octavo.gui.pdfviewer.TextSelection.Place;

import java.util.List;

/// One page of a paper: a white sheet of its size, drawn while it is near the screen.
final class PageSheet extends StackPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(PageSheet.class);

    /// How far a line reaches above and below its baseline, in its size.
    static final double ASCENT = 0.85;

    /// How high a line is, in its size.
    static final double LINE = 1.1;

    private final ReadingModel model;
    private final int number;
    private final PageSize size;
    private final ImageView image = new ImageView();
    private final Pane marks = new Pane();
    private final Pane chosen = new Pane();
    private final Label problem = new Label();
    private TextSelection selection = TextSelection.NONE;
    private Place begun = new Place(0, 0);
    private Runnable cancel = () -> {};
    private int drawn;

    /// @param begins runs when somebody begins to select words of it
    PageSheet(ReadingModel model, int number, PageSize size, Runnable begins) {
        this.model = model;
        this.number = number;
        this.size = size;
        getStyleClass().add("page-sheet");
        setId("page-" + (number + 1));
        setAccessibleText(MESSAGES.text("page", number + 1));
        image.setPreserveRatio(false);
        image.setSmooth(true);
        marks.setMouseTransparent(true);
        chosen.setMouseTransparent(true);
        problem.setWrapText(true);
        getChildren().setAll(image, marks, chosen, problem);
        setCursor(Cursor.TEXT);
        setOnMousePressed(event -> {
            if (event.isPrimaryButtonDown()) {
                begins.run();
                begun = place(event);
                if (event.getClickCount() == 2) {
                    select(begun);
                }
            }
        });
        setOnMouseDragged(event -> {
            if (event.isPrimaryButtonDown()) {
                select(place(event));
            }
        });
    }

    private Place place(MouseEvent event) {
        return new Place(event.getX() / scale(), event.getY() / scale());
    }

    /// Selects the words from where that was begun.
    private void select(Place to) {
        selection =
                model.text(number)
                        .map(text -> TextSelection.between(text, begun, to))
                        .orElse(TextSelection.NONE);
        showSelection();
    }

    private void showSelection() {
        if (selection.isEmpty()) {
            chosen.getChildren().clear();
            return;
        }
        double scale = scale();
        chosen.getChildren()
                .setAll(
                        selection.parts().stream()
                                .map(part ->
                                        over(
                                                part.line(),
                                                part.x(),
                                                part.width(),
                                                scale,
                                                "page-selected"))
                                .toList());
    }

    /// Selects nothing.
    void deselect() {
        selection = TextSelection.NONE;
        showSelection();
    }

    /// What is selected of it.
    TextSelection selection() {
        return selection;
    }

    /// Gives it a width; the height follows.
    void resize(double width) {
        double height = Math.rint(width * size.height() / size.width());
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        image.setFitWidth(width);
        image.setFitHeight(height);
        showSelection();
    }

    /// Draws it, unless it is drawn as wide.
    void show(int pixels) {
        if (drawn == pixels) {
            return;
        }
        cancel.run();
        drawn = pixels;
        cancel =
                model.draw(
                        number,
                        pixels,
                        picture -> {
                            problem.setText("");
                            image.setImage(picture);
                        },
                        problem::setText);
    }

    /// Forgets the image, which takes megabytes.
    void hide() {
        if (drawn > 0) {
            cancel.run();
            drawn = 0;
            image.setImage(null);
        }
    }

    boolean isDrawn() {
        return image.getImage() != null;
    }

    /// Marks lines.
    void mark(List<PageLine> lines) {
        if (lines.isEmpty()) {
            marks.getChildren().clear();
            return;
        }
        double scale = scale();
        marks.getChildren()
                .setAll(
                        lines.stream()
                                .map(line -> over(line, line.x(), line.width(), scale, "page-mark"))
                                .toList());
    }

    private double scale() {
        double points = model.text(number).map(PageText::width).orElse(size.width());
        return getMinWidth() / points;
    }

    /// How far from the top of the page a line ends.
    double bottom(PageLine line) {
        return (line.y() + (LINE - ASCENT) * line.size()) * scale();
    }

    /// A rectangle over part of a line.
    private static Node over(
            PageLine line, double x, double width, double scale, String styleClass) {
        Rectangle over =
                new Rectangle(
                        x * scale,
                        (line.y() - ASCENT * line.size()) * scale,
                        width * scale,
                        LINE * line.size() * scale);
        over.getStyleClass().add(styleClass);
        return over;
    }
}
