package octavo.gui.editor;

import javafx.event.ActionEvent;
import javafx.scene.control.TextField;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.gui.controls.TextCompletion;

import java.util.List;
import java.util.Locale;

/// Completions for the name of a new field.
final class FieldSuggestions {
    private static final List<String> NAMES =
            FieldCatalogue.with(FieldTrait.USUAL).stream().sorted().toList();

    private FieldSuggestions() {}

    /// Offers names with the typed prefix that the entry lacks. Choosing one equals typing it and
    /// pressing Enter.
    static void offer(TextField field, EditorModel model) {
        TextCompletion.on(
                field,
                "add-field-completions",
                () -> true,
                () ->
                        fitting(field.getText(), model).stream()
                                .map(name -> new TextCompletion.Offer(name, () -> add(field, name)))
                                .toList());
    }

    private static void add(TextField field, String name) {
        field.setText(name);
        field.fireEvent(new ActionEvent());
    }

    private static List<String> fitting(String text, EditorModel model) {
        String typed = text.strip().toLowerCase(Locale.ROOT);
        return typed.isEmpty() || NAMES.contains(typed)
                ? List.of()
                : NAMES.stream()
                        .filter(name -> name.startsWith(typed) && !model.has(name))
                        .toList();
    }
}
