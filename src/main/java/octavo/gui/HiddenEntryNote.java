package octavo.gui;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.TextSize;
import octavo.gui.entries.EntriesModel;

import java.util.List;

/// Says that the entry in the form is not among those that the search finds. It stays in the form,
/// so that an edit of what is searched for does not take it away. The note lies beside the heading
/// of the form and moves nothing: a click still lands where it was aimed.
final class HiddenEntryNote extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(HiddenEntryNote.class);

    /// What the heading needs of the width, in letters.
    private static final double HEADING = 13;

    private final Region over;
    private final ObservableValue<Double> em;

    /// @param over what it lies over
    HiddenEntryNote(EntriesModel entries, Region over) {
        this.over = over;
        setId("hidden-entry");
        getStyleClass().add("hidden-entry");
        Label note = new Label(MESSAGES.text("hidden"));
        note.setId("hidden-entry-note");
        note.setMinWidth(0);
        LazyTooltip.on(note, MESSAGES.text("hidden.help"));
        setMaxHeight(USE_PREF_SIZE);
        em = TextSize.of(this);
        Button show = new Button(MESSAGES.text("hidden.show"));
        show.setId("hidden-entry-show");
        show.setMinWidth(USE_PREF_SIZE);
        show.getStyleClass().add("small");
        show.setOnAction(_ -> entries.reveal(List.of(lead(entries))));
        getChildren().setAll(note, show);
        BooleanBinding hidden =
                Bindings.createBooleanBinding(
                        () -> isHidden(entries), entries.shown(), entries.selectionProperty());
        visibleProperty().bind(hidden);
    }

    @Override
    protected double computeMaxWidth(double height) {
        return Math.min(prefWidth(height), over.getWidth() - HEADING * em.getValue());
    }

    private static int lead(EntriesModel entries) {
        return entries.selectionProperty().get().lead();
    }

    /// A new entry is not there yet, but nothing hides it.
    private static boolean isHidden(EntriesModel entries) {
        boolean narrowed =
                !entries.queryProperty().get().isBlank()
                        || entries.narrowingProperty().get().isPresent();
        return narrowed && lead(entries) >= 0 && !entries.shown().hasSlot(lead(entries));
    }
}
