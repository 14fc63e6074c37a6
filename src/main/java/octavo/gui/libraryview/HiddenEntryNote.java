package octavo.gui.libraryview;

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
    private static final double HEADING_WIDTH = 13;

    private final Region formRegion;
    private final ObservableValue<Double> emSize;

    /// @param formRegion what it lies over
    HiddenEntryNote(EntriesModel entriesModel, Region formRegion) {
        this.formRegion = formRegion;
        setId("hidden-entry");
        getStyleClass().add("hidden-entry");
        Label noteLabel = new Label(MESSAGES.text("hidden"));
        noteLabel.setId("hidden-entry-note");
        noteLabel.setMinWidth(0);
        LazyTooltip.on(noteLabel, MESSAGES.text("hidden.help"));
        setMaxHeight(USE_PREF_SIZE);
        emSize = TextSize.of(this);
        Button showButton = new Button(MESSAGES.text("hidden.show"));
        showButton.setId("hidden-entry-show");
        showButton.setMinWidth(USE_PREF_SIZE);
        showButton.getStyleClass().add("small");
        showButton.setOnAction(_ -> entriesModel.reveal(List.of(leadSlot(entriesModel))));
        getChildren().setAll(noteLabel, showButton);
        BooleanBinding isHidden =
                Bindings.createBooleanBinding(
                        () -> isHidden(entriesModel),
                        entriesModel.shown(),
                        entriesModel.selectionProperty());
        visibleProperty().bind(isHidden);
    }

    @Override
    protected double computeMaxWidth(double height) {
        return Math.min(
                prefWidth(height), formRegion.getWidth() - HEADING_WIDTH * emSize.getValue());
    }

    private static int leadSlot(EntriesModel entriesModel) {
        return entriesModel.selectionProperty().get().lead();
    }

    /// A new entry is not there yet, but nothing hides it.
    private static boolean isHidden(EntriesModel entriesModel) {
        boolean isNarrowed =
                !entriesModel.queryProperty().get().isBlank()
                        || entriesModel.narrowingProperty().get().isPresent();
        return isNarrowed
                && leadSlot(entriesModel) >= 0
                && !entriesModel.shown().hasSlot(leadSlot(entriesModel));
    }
}
