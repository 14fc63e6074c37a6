package octavo.gui.libraryview;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.preview.PreviewView;

/// The head of the entry, its editor, and below it the reference, as far as the editor leaves them
/// room.
final class SideBox extends VBox {
    /// How many letters high the editor is at least: two of its lines.
    private static final double MIN_EDITOR_HEIGHT = 6;

    /// How many letters high a reference has to be to be of use.
    private static final double MIN_PREVIEW_HEIGHT = 5;

    private final Region headRegion;
    private final Region editorRegion;
    private final PreviewView previewView;
    private final ObservableValue<Double> emSize;

    /// @param emSize the size of letters
    SideBox(
            Region headRegion,
            Region editorRegion,
            PreviewView previewView,
            ObservableValue<Double> emSize) {
        super(headRegion, editorRegion, previewView);
        this.headRegion = headRegion;
        this.editorRegion = editorRegion;
        this.previewView = previewView;
        this.emSize = emSize;
        getStyleClass().add("side-box");
    }

    @Override
    protected double computeMinHeight(double width) {
        return editorRegion.minHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double headHeight = headRegion.isManaged() ? headHeight() : 0;
        double previewHeight = previewView.isManaged() ? previewHeight(headHeight) : 0;
        headRegion.setVisible(headHeight > 0);
        previewView.setVisible(previewHeight > 0);
        headRegion.resizeRelocate(0, 0, getWidth(), headHeight);
        editorRegion.resizeRelocate(
                0, headHeight, getWidth(), getHeight() - headHeight - previewHeight);
        previewView.resizeRelocate(0, getHeight() - previewHeight, getWidth(), previewHeight);
    }

    /// What the head takes of the height: all that it needs, or nothing if that would leave no
    /// reference.
    private double headHeight() {
        double wantedHeight = snapSizeY(headRegion.prefHeight(getWidth()));
        double leastBelow = previewView.isManaged() ? leastPreviewHeight() : 0;
        return roomBeside(wantedHeight) < leastBelow ? 0 : wantedHeight;
    }

    /// What the reference takes of the height.
    private double previewHeight(double headHeight) {
        double room = roomBeside(headHeight);
        return room < leastPreviewHeight() ? 0 : Math.min(room, wantedPreviewHeight());
    }

    private double leastPreviewHeight() {
        return Math.min(wantedPreviewHeight(), MIN_PREVIEW_HEIGHT * emSize.getValue());
    }

    private double wantedPreviewHeight() {
        return snapSizeY(previewView.prefHeight(getWidth()));
    }

    private double roomBeside(double takenHeight) {
        return getHeight() - takenHeight - MIN_EDITOR_HEIGHT * emSize.getValue();
    }
}
