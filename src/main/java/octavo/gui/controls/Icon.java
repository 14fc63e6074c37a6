package octavo.gui.controls;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;

/// A picture of a line, drawn on a grid of 24 × 24. It grows with the text around it.
public final class Icon extends Region {
    /// Corners that draw nothing, so that every picture is as large as the grid.
    private static final String GRID = "M0 0M24 24";

    /// @param path what to stroke, as SVG has it
    public Icon(String path) {
        getStyleClass().add("icon");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMouseTransparent(true);
        SVGPath line = new SVGPath();
        line.setContent(GRID + path);
        setShape(line);
    }
}
