package octavo.gui;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.entries.EntriesModel;

import java.util.List;

/// Says that the entry in the form is not among those that the search finds. It stays in the form,
/// so that an edit of what is searched for does not take it away.
final class HiddenEntryNote extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(HiddenEntryNote.class);

    HiddenEntryNote(EntriesModel entries) {
        setId("hidden-entry");
        getStyleClass().add("hidden-entry");
        Label note = new Label(MESSAGES.text("hidden"));
        note.setId("hidden-entry-note");
        SafeWrapping.wrap(note);
        note.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(note, Priority.ALWAYS);
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
        managedProperty().bind(hidden);
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
