package octavo.gui.masterdetail;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.util.List;

/// A thin bar of how much of something is in which state.
public final class ShareBar extends Pane {
    private static final double HEIGHT = 4;

    private final List<Share> shares;
    private final double total;

    /// How much is in a state.
    public record Share(MarkTone tone, int amount) {}

    public ShareBar(List<Share> shares) {
        this.shares = shares.stream().filter(share -> share.amount() > 0).toList();
        this.total = Math.max(1, shares.stream().mapToInt(Share::amount).sum());
        getStyleClass().add("share-bar");
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        for (Share share : this.shares) {
            Region part = new Region();
            part.getStyleClass().addAll("share", share.tone().styleClass("share"));
            getChildren().add(part);
        }
    }

    @Override
    protected void layoutChildren() {
        double left = 0;
        for (int i = 0; i < shares.size(); i++) {
            double width = getWidth() * shares.get(i).amount() / total;
            getChildren().get(i).resizeRelocate(left, 0, width, HEIGHT);
            left += width;
        }
    }
}
