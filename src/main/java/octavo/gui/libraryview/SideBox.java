package octavo.gui.libraryview;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.preview.PreviewView;

/// The editor, and below it the reference, as far as the editor leaves it room.
final class SideBox extends VBox {
    /// How many letters high the editor is at least: two of its lines.
    private static final double MIN_EDITOR_HEIGHT = 6;

    /// How many letters high a reference has to be to be of use.
    private static final double MIN_PREVIEW_HEIGHT = 5;

    private final Region editorRegion;
    private final PreviewView previewView;
    private final ObservableValue<Double> emSize;

    /// @param emSize the size of letters
    SideBox(Region editorRegion, PreviewView previewView, ObservableValue<Double> emSize) {
        super(editorRegion, previewView);
        this.editorRegion = editorRegion;
        this.previewView = previewView;
        this.emSize = emSize;
    }

    @Override
    protected double computeMinHeight(double width) {
        return editorRegion.minHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double previewHeight = previewView.isManaged() ? previewHeight() : 0;
        previewView.setVisible(previewHeight > 0);
        editorRegion.resizeRelocate(0, 0, getWidth(), getHeight() - previewHeight);
        previewView.resizeRelocate(0, getHeight() - previewHeight, getWidth(), previewHeight);
    }

    /// What the reference takes of the height.
    private double previewHeight() {
        double roomBelow = getHeight() - MIN_EDITOR_HEIGHT * emSize.getValue();
        double wantedHeight = snapSizeY(previewView.prefHeight(getWidth()));
        return roomBelow < Math.min(wantedHeight, MIN_PREVIEW_HEIGHT * emSize.getValue())
                ? 0
                : Math.min(roomBelow, wantedHeight);
    }
}
