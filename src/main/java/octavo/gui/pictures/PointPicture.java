package octavo.gui.pictures;

import javafx.geometry.BoundingBox;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;

import octavo.bibliometrics.PointLayout;
import octavo.bibliometrics.PointLink;
import octavo.gui.masterdetail.PointLabel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/// Points and the lines between them. Pointing at one highlights those that are linked to it, and a
/// click chooses it. Names stand where there is room, those of the first points first.
final class PointPicture extends Pane {
    private static final double LEAST_RADIUS = 4;
    private static final double MOST_RADIUS = 11;

    /// Keeps points and their names off the edges.
    private static final double MARGIN_ACROSS = 36;

    private static final double MARGIN_DOWN = 22;
    private static final int NONE = -1;

    private final List<PointLink> links;
    private final PointLayout pointLayout;
    private final List<PointLabel> labels = new ArrayList<>();
    private final List<Path> linesByStrength = List.of(line(1), line(2), line(4));
    private final Path nearLines = new Path();
    private int chosenPoint = NONE;
    private int nearPoint = NONE;

    /// A point of a picture.
    ///
    /// @param name beside the point, where there is room
    /// @param details shown when somebody points at it
    /// @param size from 0 to 1
    /// @param styleClass its colour
    record PicturePoint(String name, String details, double size, String styleClass) {}

    /// @param points the most important first
    /// @param spokenText what it shows, for those who do not see it
    PointPicture(
            List<PicturePoint> points,
            List<PointLink> links,
            PointLayout pointLayout,
            String spokenText,
            IntConsumer onChosen) {
        this.links = links;
        this.pointLayout = pointLayout;
        getStyleClass().add("point-picture");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(spokenText);
        setMinSize(0, 0);
        nearLines.getStyleClass().add("near-line");
        nearLines.setMouseTransparent(true);
        Group circles = new Group();
        Group names = new Group();
        names.setMouseTransparent(true);
        for (int i = 0; i < points.size(); i++) {
            PointLabel label = label(points.get(i), i, onChosen);
            labels.add(label);
            circles.getChildren().add(label.circle());
            names.getChildren().add(label.name());
        }
        getChildren().setAll(linesByStrength);
        getChildren().addAll(nearLines, circles, names);
        // What is drawn within the picture does not change its size.
        getChildren().forEach(it -> it.setManaged(false));
    }

    private static Path line(double width) {
        Path path = new Path();
        path.getStyleClass().add("point-line");
        path.setStrokeWidth(width);
        path.setMouseTransparent(true);
        return path;
    }

    private PointLabel label(PicturePoint point, int number, IntConsumer onChosen) {
        Circle circle = new Circle(LEAST_RADIUS + point.size() * (MOST_RADIUS - LEAST_RADIUS));
        circle.setId("picture-point-" + number);
        circle.getStyleClass().addAll("picture-point", point.styleClass());
        Tooltip.install(circle, new Tooltip(point.details()));
        circle.addEventHandler(MouseEvent.MOUSE_ENTERED, _ -> showNear(number));
        circle.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> showNear(chosenPoint));
        circle.setOnMouseClicked(_ -> {
            choose(number);
            onChosen.accept(number);
        });
        Text name = new Text(point.name());
        name.getStyleClass().add("point-name");
        return new PointLabel(circle, name);
    }

    /// Brings out a point while no other is pointed at.
    private void choose(int number) {
        chosenPoint = number;
        showNear(number);
    }

    private void showNear(int number) {
        labels.forEach(it -> it.circle().getStyleClass().removeAll("near-point", "chosen-point"));
        if (number != NONE) {
            labels.get(number).circle().getStyleClass().add("chosen-point");
            linksOf(number)
                    .forEach(link -> {
                        int other = link.from() == number ? link.to() : link.from();
                        labels.get(other).circle().getStyleClass().add("near-point");
                    });
        }
        nearPoint = number;
        drawNearLines();
    }

    private void drawNearLines() {
        nearLines.getElements().clear();
        linksOf(nearPoint).forEach(link -> draw(link, nearLines));
    }

    private Stream<PointLink> linksOf(int number) {
        return links.stream().filter(link -> link.from() == number || link.to() == number);
    }

    private void draw(PointLink link, Path path) {
        Circle from = labels.get(link.from()).circle();
        Circle to = labels.get(link.to()).circle();
        path.getElements()
                .addAll(
                        new MoveTo(from.getCenterX(), from.getCenterY()),
                        new LineTo(to.getCenterX(), to.getCenterY()));
    }

    private Path lineOf(int weight) {
        return linesByStrength.get(weight < 2 ? 0 : weight < 4 ? 1 : 2);
    }

    /// The size of a name is known once it has its font.
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double width = Math.max(0, getWidth() - 2 * MARGIN_ACROSS);
        double height = Math.max(0, getHeight() - 2 * MARGIN_DOWN);
        for (int i = 0; i < labels.size(); i++) {
            Circle circle = labels.get(i).circle();
            circle.setCenterX(MARGIN_ACROSS + pointLayout.horizontal().get(i) * width);
            circle.setCenterY(MARGIN_DOWN + pointLayout.vertical().get(i) * height);
        }
        linesByStrength.forEach(it -> it.getElements().clear());
        links.forEach(link -> draw(link, lineOf(link.weight())));
        drawNearLines();
        PointLabel.place(labels, new BoundingBox(0, 0, getWidth(), getHeight()));
    }
}
