package octavo.gui.masterdetail;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.shape.Circle;
import javafx.scene.text.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The name beside a point of a picture.
public record PointLabel(Circle circle, Text name) {
    private static final double GAP = 3;

    public PointLabel {
        name.setTextOrigin(VPos.TOP);
    }

    /// Places names beside their points, the first ones first, so that none covers another or a
    /// point. One without a place is not shown.
    public static void place(List<PointLabel> labels, Bounds area) {
        List<Bounds> taken = new ArrayList<>();
        labels.forEach(each -> taken.add(each.circle.getBoundsInLocal()));
        for (PointLabel each : labels) {
            Optional<Bounds> free =
                    each.places(area)
                            .filter(area::contains)
                            .filter(it -> taken.stream().noneMatch(it::intersects))
                            .findFirst();
            each.name.setVisible(free.isPresent());
            free.ifPresent(it -> {
                taken.add(it);
                each.name.setX(it.getMinX());
                each.name.setY(it.getMinY());
            });
        }
    }

    /// Where the name may be: away from the middle, beside the dot, then towards the middle.
    private Stream<Bounds> places(Bounds area) {
        double width = name.getLayoutBounds().getWidth();
        double height = name.getLayoutBounds().getHeight();
        double reach = circle.getRadius() + GAP;
        double x = circle.getCenterX();
        double y = circle.getCenterY();
        double middle =
                Math.clamp(x - width / 2, GAP, Math.max(GAP, area.getWidth() - width - GAP));
        boolean isLow = y > area.getCenterY();
        double outer = isLow ? y + reach : y - reach - height;
        double inner = isLow ? y - reach - height : y + reach;
        return Stream.of(
                        new Point2D(middle, outer),
                        new Point2D(x, outer),
                        new Point2D(x - width, outer),
                        new Point2D(x + reach, y - height / 2),
                        new Point2D(x - reach - width, y - height / 2),
                        new Point2D(middle, inner),
                        new Point2D(x, inner),
                        new Point2D(x - width, inner))
                .map(at -> new BoundingBox(at.getX(), at.getY(), width, height));
    }
}
