package octavo.gui.masterdetail;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;

import java.util.List;

/// A ring of how much of something is in which state.
public final class ShareRing extends Pane {
    private static final double SIZE = 56;
    private static final double STROKE = 7;
    private static final double FULL_TURN = 360;

    /// @param spokenText the numbers, for those who do not see it
    public ShareRing(List<ShareBar.Share> shares, String spokenText) {
        getStyleClass().add("share-ring");
        setMinSize(SIZE, SIZE);
        setMaxSize(SIZE, SIZE);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(spokenText);
        double total = shares.stream().mapToInt(ShareBar.Share::amount).sum();
        double startAngle = FULL_TURN / 4;
        for (ShareBar.Share share : shares) {
            double angle = total == 0 ? 0 : FULL_TURN * share.amount() / total;
            if (angle > 0) {
                getChildren().add(arc(share.tone(), startAngle, -angle));
                startAngle -= angle;
            }
        }
        if (total == 0) {
            getChildren().add(arc(MarkTone.NEUTRAL, startAngle, FULL_TURN));
        }
    }

    private static Arc arc(MarkTone tone, double startAngle, double angle) {
        double radius = (SIZE - STROKE) / 2;
        Arc arc = new Arc(SIZE / 2, SIZE / 2, radius, radius, startAngle, angle);
        arc.setType(ArcType.OPEN);
        arc.setStrokeWidth(STROKE);
        arc.getStyleClass().addAll("ring", tone.styleClass("ring"));
        return arc;
    }
}
