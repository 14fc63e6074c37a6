package octavo.gui.cv;

import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;

import java.util.List;
import java.util.function.IntConsumer;

/// The handle by which a section is dragged to the place of another.
final class SectionGrip extends Label {
    /// The style class of a section's lines.
    static final String SECTION = "cv-section";

    private static final PseudoClass DROP = PseudoClass.getPseudoClass("drop-here");

    /// @param words what it is for
    /// @param move takes the place of the section that it was dropped on
    SectionGrip(String words, IntConsumer move) {
        setGraphic(new LineIcon(LineIcon.GRIP));
        getStyleClass().add("cv-grip");
        setMinWidth(USE_PREF_SIZE);
        setCursor(Cursor.MOVE);
        LazyTooltip.on(this, words);
        setOnMouseDragged(event -> mark(place(event)));
        setOnMouseReleased(event -> {
            mark(-1);
            move.accept(place(event));
        });
    }

    private void mark(int place) {
        List<Node> all = sections();
        for (int i = 0; i < all.size(); i++) {
            all.get(i).pseudoClassStateChanged(DROP, i == place);
        }
    }

    /// The place of the section at the height of the mouse; of the last if that is below them.
    private int place(MouseEvent event) {
        List<Node> all = sections();
        double height = event.getScreenY();
        int place = 0;
        while (place < all.size() - 1 && bottom(all.get(place)) < height) {
            place++;
        }
        return place;
    }

    private static double bottom(Node section) {
        return section.localToScreen(section.getLayoutBounds()).getMaxY();
    }

    /// The sections of the list, in order.
    private List<Node> sections() {
        Node node = this;
        while (node.getParent() != null && !isSection(node)) {
            node = node.getParent();
        }
        Parent list = node.getParent();
        return list == null
                ? List.of()
                : list.getChildrenUnmodifiable().stream().filter(SectionGrip::isSection).toList();
    }

    private static boolean isSection(Node node) {
        return node.getStyleClass().contains(SECTION);
    }
}
