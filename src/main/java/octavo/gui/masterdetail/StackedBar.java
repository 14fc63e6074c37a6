package octavo.gui.masterdetail;

import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.util.List;

/// A bar of parts, as long as they are much together. Each part can be clicked.
public final class StackedBar extends Pane {
    private static final double HEIGHT = 14;

    /// Parts that are narrower could not be hit.
    private static final double NARROWEST = 5;

    private final List<BarPart> parts;
    private final double most;

    /// A part of a bar.
    ///
    /// @param styleClass its colour
    /// @param words what it stands for
    public record BarPart(
            String partId, String styleClass, int amount, String words, Runnable onClicked) {}

    /// @param most what takes the whole width
    public StackedBar(List<BarPart> parts, int most) {
        this.parts = parts.stream().filter(part -> part.amount() > 0).toList();
        this.most = Math.max(1, most);
        getStyleClass().add("state-bar");
        setMinSize(0, HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        for (BarPart part : this.parts) {
            Region region = new Region();
            region.setId("state-part-" + part.partId());
            region.getStyleClass().addAll("share", part.styleClass());
            region.setOnMouseClicked(_ -> part.onClicked().run());
            Tooltip.install(region, new Tooltip(part.words()));
            getChildren().add(region);
        }
    }

    @Override
    protected void layoutChildren() {
        double spare = Math.max(0, getWidth() - NARROWEST * parts.size());
        double left = 0;
        for (int i = 0; i < parts.size(); i++) {
            double width = NARROWEST + spare * parts.get(i).amount() / most;
            getChildren().get(i).resizeRelocate(left, 0, width, HEIGHT);
            left += width;
        }
    }
}
