package octavo.gui.controls;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/// A line icon on a grid of 24 × 24, which scales with the font.
public final class LineIcon extends Region {
    private static final String CIRCLE = "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0z";

    public static final String BRACES =
            "M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1"
                    + "M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1";
    public static final String CLOSE = "M6 6l12 12M18 6L6 18";
    public static final String CONFIRMED = CIRCLE + "M8 12.5l3 3 5.5-6.5";
    public static final String COPY = "M8 8h12v13H8zM16 8V3H4v13h4";
    public static final String DOCUMENT = "M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h7";
    public static final String DOWN = "M12 4v16M6 14l6 6 6-6";
    public static final String ERROR = CIRCLE + "M12 7v6M12 16.5v.5";
    public static final String GRIP = "M9 6v.5M15 6v.5M9 12v.5M15 12v.5M9 18v.5M15 18v.5";
    public static final String HIDE =
            "M3 12c4-8 14-8 18 0c-4 8-14 8-18 0zM15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0zM4 20L20 4";
    public static final String INFORMATION = CIRCLE + "M12 11v6M12 7v.5";
    public static final String NOTE = "M5 3h14v18H5zM9 8h6M9 12h6M9 16h3";
    public static final String OPEN = "M3 19V5h6l2 3h8v3M3 19l3-8h16l-3 8z";
    public static final String OUTSIDE = "M11 5H4v15h15v-7M14 4h6v6M20 4l-9 9";
    public static final String PASTE = "M9 5H5v16h14V5h-4M9 3h6v4H9zM9 12h6M9 16h6";
    public static final String PLUS = "M12 5v14M5 12h14";
    public static final String REDO = "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3";
    public static final String SAVE = "M4 4h13l3 3v13H4zM8 4v5h7V4M8 20v-6h8v6";
    public static final String SEARCH = "M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0zM15 15l6 6";
    public static final String TEXT = "M5 6h14M5 12h14M5 18h8";
    public static final String UNCONFIRMED =
            CIRCLE + "M9.5 10a2.5 2.5 0 1 1 3.6 2.2q-1.1 .6-1.1 1.8M12 16.5v.5";
    public static final String UNDO = "M9 5l-5 5 5 5M4 10h10a5 5 0 0 1 0 10h-3";
    public static final String UP = "M12 20V4M6 10l6-6 6 6";
    public static final String VERSIONS = "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4";
    public static final String WARNING = "M12 4l9 16h-18zM12 10v5M12 17.5v.5";

    private static final double GRID = 24;

    private final Scale size = new Scale();

    /// @param path the SVG path to stroke
    public LineIcon(String path) {
        getStyleClass().add("icon");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMouseTransparent(true);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        SVGPath line = new SVGPath();
        line.setContent(path);
        line.setManaged(false);
        line.getTransforms().add(size);
        getChildren().add(line);
    }

    @Override
    protected void layoutChildren() {
        size.setX(getWidth() / GRID);
        size.setY(getHeight() / GRID);
    }
}
