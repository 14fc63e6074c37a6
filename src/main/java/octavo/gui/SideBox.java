package octavo.gui;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.preview.PreviewView;

/// The editor, and below it the reference, as far as the editor leaves it room.
final class SideBox extends VBox {
    /// How many letters high the editor is at least: two of its lines.
    private static final double EDITOR = 6;

    /// How many letters high a reference has to be to be of use.
    private static final double REFERENCE = 5;

    private final Region editor;
    private final PreviewView preview;
    private final ObservableValue<Double> em;

    /// @param em the size of letters
    SideBox(Region editor, PreviewView preview, ObservableValue<Double> em) {
        super(editor, preview);
        this.editor = editor;
        this.preview = preview;
        this.em = em;
    }

    @Override
    protected double computeMinHeight(double width) {
        return editor.minHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double below = preview.isManaged() ? below() : 0;
        preview.setVisible(below > 0);
        editor.resizeRelocate(0, 0, getWidth(), getHeight() - below);
        preview.resizeRelocate(0, getHeight() - below, getWidth(), below);
    }

    /// What the reference takes of the height.
    private double below() {
        double room = getHeight() - EDITOR * em.getValue();
        double wanted = snapSizeY(preview.prefHeight(getWidth()));
        return room < Math.min(wanted, REFERENCE * em.getValue()) ? 0 : Math.min(room, wanted);
    }
}
