package octavo.gui.reading;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;

import octavo.gui.controls.MessageTexts;
import octavo.pdf.PageLine;
import octavo.pdf.PageSize;
import octavo.pdf.PageText;

import java.util.List;

/// One page of a paper: a white sheet of its size, drawn while it is near the screen.
final class PageSheet extends StackPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(PageSheet.class);

    /// How far a line reaches above and below its baseline, in its size.
    private static final double ASCENT = 0.85;

    private static final double LINE = 1.1;

    private final ReadingModel model;
    private final int number;
    private final PageSize size;
    private final ImageView image = new ImageView();
    private final Pane marks = new Pane();
    private final Label problem = new Label();
    private Runnable cancel = () -> {};
    private int drawn;

    PageSheet(ReadingModel model, int number, PageSize size) {
        this.model = model;
        this.number = number;
        this.size = size;
        getStyleClass().add("page-sheet");
        setId("page-" + (number + 1));
        setAccessibleText(MESSAGES.text("page", number + 1));
        image.setPreserveRatio(false);
        image.setSmooth(true);
        marks.setMouseTransparent(true);
        problem.setWrapText(true);
        getChildren().setAll(image, marks, problem);
    }

    /// Gives it a width; the height follows.
    void resize(double width) {
        double height = Math.rint(width * size.height() / size.width());
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        image.setFitWidth(width);
        image.setFitHeight(height);
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
        marks.getChildren().setAll(lines.stream().map(line -> mark(line, scale)).toList());
    }

    private double scale() {
        double points = model.text(number).map(PageText::width).orElse(size.width());
        return getMinWidth() / points;
    }

    /// How far from the top of the page a line ends.
    double bottom(PageLine line) {
        return (line.y() + (LINE - ASCENT) * line.size()) * scale();
    }

    private static Node mark(PageLine line, double scale) {
        Rectangle mark =
                new Rectangle(
                        line.x() * scale,
                        (line.y() - ASCENT * line.size()) * scale,
                        line.width() * scale,
                        LINE * line.size() * scale);
        mark.getStyleClass().add("page-mark");
        return mark;
    }
}
