package octavo.gui.problems;

import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/// A bar of entries by what is known of them, as long as they are many. Each part can be clicked.
final class StateBar extends Pane {
    private static final double HEIGHT = 14;

    /// Parts that are narrower could not be hit.
    private static final double NARROWEST = 5;

    private final List<Integer> amounts = new ArrayList<>();
    private final double most;

    /// @param most what takes the whole width
    /// @param words what a part stands for
    StateBar(
            Map<VerdictKind, Integer> counts,
            int most,
            Function<VerdictKind, String> words,
            Consumer<VerdictKind> onClicked) {
        this.most = Math.max(1, most);
        getStyleClass().add("state-bar");
        setMinSize(0, HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        counts.forEach((kind, count) -> {
            if (count > 0) {
                amounts.add(count);
                Region part = new Region();
                part.setId("state-part-" + kind.id());
                part.getStyleClass().addAll("share", kind.tone().styleClass("share"));
                part.setOnMouseClicked(_ -> onClicked.accept(kind));
                Tooltip.install(part, new Tooltip(words.apply(kind)));
                getChildren().add(part);
            }
        });
    }

    @Override
    protected void layoutChildren() {
        double spare = Math.max(0, getWidth() - NARROWEST * amounts.size());
        double left = 0;
        for (int i = 0; i < amounts.size(); i++) {
            double width = NARROWEST + spare * amounts.get(i) / most;
            getChildren().get(i).resizeRelocate(left, 0, width, HEIGHT);
            left += width;
        }
    }
}
