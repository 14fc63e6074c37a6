package octavo.gui.entries;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What an entry has, as quiet chips at the end of its row: a file, another version, problems,
/// doubts of services, and louder that its work was retracted.
final class RowChips extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(RowChips.class);

    /// What a chip says. Its mark stands before the title in the text of the cell; no title starts
    /// with it.
    enum RowChip {
        PROBLEM("\u0007"),
        RETRACTED("\u0010"),
        CORRECTED("\u0011"),
        DISPUTED("\u0012"),
        UNKNOWN("\u0013"),
        PDF("\u0004"),
        PREPRINT("\u0005"),
        PUBLISHED("\u0006");

        private final String mark;

        RowChip(String mark) {
            this.mark = mark;
        }

        String mark() {
            return mark;
        }

        String words() {
            return MESSAGES.text("chip." + lowerName());
        }

        /// What it means; empty if its word says so.
        String meaning() {
            return switch (this) {
                case PROBLEM -> words();
                case RETRACTED, CORRECTED, DISPUTED, UNKNOWN ->
                        MESSAGES.text("chip.meaning." + lowerName());
                case PDF, PREPRINT, PUBLISHED -> "";
            };
        }

        private String lowerName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Map<RowChip, Label> labelsByChip = new EnumMap<>(RowChip.class);

    RowChips() {
        getStyleClass().add("row-chips");
        setMinWidth(USE_PREF_SIZE);
        for (RowChip chip : RowChip.values()) {
            labelsByChip.put(chip, chipLabel(chip));
        }
        getChildren().setAll(labelsByChip.values());
    }

    private static Label chipLabel(RowChip chip) {
        Label label = new Label();
        label.getStyleClass().add("chip");
        if (chip == RowChip.PROBLEM) {
            label.setGraphic(new LineIcon(LineIcon.WARNING));
            label.getStyleClass().add("chip-problem");
        } else {
            label.setText(chip.words());
        }
        if (chip == RowChip.RETRACTED) {
            label.getStyleClass().add("chip-bad");
        }
        label.setAccessibleText(chip.words());
        LazyTooltip.on(label, chip.meaning());
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    void show(List<RowChip> chips) {
        labelsByChip.forEach((chip, label) -> {
            boolean isShown = chips.contains(chip);
            label.setVisible(isShown);
            label.setManaged(isShown);
        });
        setVisible(!chips.isEmpty());
        setManaged(!chips.isEmpty());
    }

    /// The chips of a row.
    static List<RowChip> of(EntryCells row, RowHighlights highlights) {
        List<RowChip> chips = new ArrayList<>();
        if (highlights.hasProblem(row)) {
            chips.add(RowChip.PROBLEM);
        }
        if (highlights.isRetracted(row)) {
            chips.add(RowChip.RETRACTED);
        } else if (highlights.isCorrected(row)) {
            chips.add(RowChip.CORRECTED);
        }
        if (highlights.isDisputed(row)) {
            chips.add(RowChip.DISPUTED);
        } else if (highlights.isUnknown(row)) {
            chips.add(RowChip.UNKNOWN);
        }
        chips.addAll(row.texts().chips());
        return chips;
    }

    static List<RowChip> in(String marks) {
        return Arrays.stream(RowChip.values()).filter(chip -> marks.contains(chip.mark())).toList();
    }
}
