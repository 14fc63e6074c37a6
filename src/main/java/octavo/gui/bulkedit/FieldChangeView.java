package octavo.gui.bulkedit;

import javafx.beans.binding.Bindings;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;

import octavo.editing.bulk.FieldOperation;
import octavo.gui.bulkedit.FieldChangeModel.FieldChangeKind;
import octavo.gui.controls.FieldNameOffers;
import octavo.gui.controls.NamedValues;

import java.util.Optional;
import java.util.function.Consumer;

/// Asks what to do to a field of the selected entries.
public final class FieldChangeView extends BulkSheet {
    private final TextField field = field("change-field", MESSAGES.text("change.field"));

    /// @param entries how many entries it is for
    /// @param review shows what would change
    public FieldChangeView(
            FieldChangeModel model,
            int entries,
            Consumer<FieldOperation> review,
            Runnable dismiss) {
        super("change", MESSAGES.text("change.title", entries));
        ComboBox<FieldChangeKind> kinds = new ComboBox<>();
        kinds.setId("change-kind");
        kinds.setAccessibleText(MESSAGES.text("change.kind"));
        kinds.getItems().setAll(FieldChangeKind.values());
        kinds.setConverter(new NamedValues<>(FieldChangeView::words));
        kinds.valueProperty().bindBidirectional(model.kindProperty());
        line(MESSAGES.text("change.kind"), kinds);
        FieldNameOffers.on(field);
        field.textProperty().bindBidirectional(model.fieldProperty());
        line(MESSAGES.text("change.field"), field);
        TextField text = field("change-text", "");
        text.textProperty().bindBidirectional(model.textProperty());
        Label name = line("", text);
        name.textProperty()
                .bind(model.kindProperty().map(kind -> MESSAGES.text("change.text." + kind.id())));
        text.accessibleTextProperty().bind(name.textProperty());
        text.disableProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () -> model.kindProperty().get().isComplete(),
                                model.kindProperty()));
        buttons(
                model.operationProperty().map(Optional::isPresent),
                () -> model.operationProperty().getValue().ifPresent(review),
                dismiss);
    }

    /// Leads the keys to the name of the field.
    public void focus() {
        field.requestFocus();
    }

    private static String words(FieldChangeKind kind) {
        return MESSAGES.text("change.kind." + kind.id());
    }
}
