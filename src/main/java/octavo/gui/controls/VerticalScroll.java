package octavo.gui.controls;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// Scrolls up and down. As wide as what is in it, and as its bar where there is too much of that.
public final class VerticalScroll extends ScrollPane {
    private final Region inner;

    public VerticalScroll(Region inner) {
        super(inner);
        this.inner = inner;
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        heightProperty().addListener(_ -> requestParentLayout());
    }

    @Override
    protected double computePrefWidth(double height) {
        double width = super.computePrefWidth(height);
        double needed = isFitToHeight() ? inner.minHeight(-1) : inner.prefHeight(-1);
        boolean fits = getHeight() == 0 || needed <= getHeight();
        return fits ? width : width + lookup(".scroll-bar:vertical").prefWidth(-1);
    }
}
