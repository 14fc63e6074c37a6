package octavo.gui.theme;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Measures the texts of a window on what is painted below them, as WCAG 2 does.
final class ShownContrast {
    private static final double LEAST = 4.5;

    private final List<String> weakTexts = new ArrayList<>();
    private int measuredCount;

    /// @param ground what the window is filled with
    static ShownContrast of(Parent root, Color ground) {
        ShownContrast contrast = new ShownContrast();
        contrast.measure(root, ground, 1);
        return contrast;
    }

    /// The texts that stand out too little, with the reason.
    List<String> weakTexts() {
        return weakTexts;
    }

    int measuredCount() {
        return measuredCount;
    }

    /// Whatever is disabled is left out, as WCAG says.
    private void measure(Node node, Color ground, double opacity) {
        if (!node.isVisible() || node.isDisabled() || node.getOpacity() == 0) {
            return;
        }
        double seen = opacity * node.getOpacity();
        if (node instanceof Text text) {
            measureText(text, ground, seen);
        }
        if (node instanceof Parent parent) {
            Color below = node instanceof Region region ? groundOf(region, ground, seen) : ground;
            parent.getChildrenUnmodifiable().forEach(child -> measure(child, below, seen));
        }
    }

    private void measureText(Text text, Color ground, double opacity) {
        Bounds bounds = text.getLayoutBounds();
        if (text.getText().isBlank() || bounds.isEmpty() || !(text.getFill() instanceof Color)) {
            return;
        }
        measuredCount++;
        Color fill = (Color) text.getFill();
        double contrast = ContrastViewTest.contrast(fill.deriveColor(0, 1, 1, opacity), ground);
        if (contrast < LEAST) {
            weakTexts.add(
                    "%.2f %s on %s: %s in %s"
                            .formatted(
                                    contrast,
                                    fill,
                                    ground,
                                    text.getText(),
                                    String.valueOf(text.getParent()))
                            .toLowerCase(Locale.ROOT));
        }
    }

    private static Color groundOf(Region region, Color ground, double opacity) {
        Color below = ground;
        if (region.getBackground() != null) {
            for (BackgroundFill fill : region.getBackground().getFills()) {
                Color top = lastColour(fill.getFill(), below);
                below = ContrastViewTest.over(top.deriveColor(0, 1, 1, opacity), below);
            }
        }
        return below;
    }

    /// A gradient of ours is a thin bar before the colour that it ends with.
    private static Color lastColour(Paint paint, Color otherwise) {
        return switch (paint) {
            case Color colour -> colour;
            case LinearGradient gradient -> gradient.getStops().getLast().getColor();
            default -> otherwise;
        };
    }
}
