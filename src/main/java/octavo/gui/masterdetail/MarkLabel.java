package octavo.gui.masterdetail;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

import octavo.gui.controls.SafeWrapping;

import java.util.List;

/// Makes the nodes of marks.
public final class MarkLabel {
    private MarkLabel() {}

    /// The node of a mark.
    public static Node of(RowMark rowMark) {
        return switch (rowMark) {
            case RowMark.InitialsMark(String initials) -> label(initials, "initials-mark");
            case RowMark.DotMark(MarkTone tone, String _) -> dot(tone);
            case RowMark.ChipMark(String chipText, MarkTone tone) -> chip(chipText, tone);
            case RowMark.CountMark(String countText) -> label(countText, "count-mark");
            case RowMark.ShareMark(List<ShareBar.Share> shares) -> new ShareBar(shares);
        };
    }

    /// A word or number on a coloured ground.
    public static Label chip(String chipText, MarkTone tone) {
        Label chip = label(chipText, "chip");
        chip.getStyleClass().add(tone.styleClass("chip"));
        return chip;
    }

    /// Chips beside each other, in as many lines as they need. A long one has lines of its own.
    public static FlowPane chips(List<RowMark.ChipMark> chipMarks) {
        FlowPane chips = new FlowPane();
        chips.getStyleClass().add("chips");
        chips.setMinWidth(0);
        for (RowMark.ChipMark chipMark : chipMarks) {
            Label chip = chip(chipMark.chipText(), chipMark.tone());
            chip.setMinWidth(0);
            chip.maxWidthProperty().bind(chips.widthProperty());
            SafeWrapping.wrap(chip);
            chips.getChildren().add(chip);
        }
        return chips;
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Region dot(MarkTone tone) {
        Region dot = new Region();
        dot.getStyleClass().addAll("dot-mark", tone.styleClass("dot"));
        return dot;
    }
}
