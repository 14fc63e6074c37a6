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

    /// @param tooltipText what it is for
    /// @param onMove takes the place of the section that it was dropped on
    SectionGrip(String tooltipText, IntConsumer onMove) {
        setGraphic(new LineIcon(LineIcon.GRIP));
        getStyleClass().add("cv-grip");
        setMinWidth(USE_PREF_SIZE);
        setCursor(Cursor.MOVE);
        LazyTooltip.on(this, tooltipText);
        setOnMouseDragged(event -> markSection(sectionIndex(event)));
        setOnMouseReleased(event -> {
            markSection(-1);
            onMove.accept(sectionIndex(event));
        });
    }

    private void markSection(int sectionIndex) {
        List<Node> allSections = sections();
        for (int i = 0; i < allSections.size(); i++) {
            allSections.get(i).pseudoClassStateChanged(DROP, i == sectionIndex);
        }
    }

    /// The place of the section at the height of the mouse; of the last if that is below them.
    private int sectionIndex(MouseEvent event) {
        List<Node> allSections = sections();
        double screenY = event.getScreenY();
        int sectionIndex = 0;
        while (sectionIndex < allSections.size() - 1
                && screenBottom(allSections.get(sectionIndex)) < screenY) {
            sectionIndex++;
        }
        return sectionIndex;
    }

    private static double screenBottom(Node section) {
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
