package octavo.gui.bulkedit;

import javafx.scene.control.TextField;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldTrait;
import octavo.gui.controls.CompletionTab;

import org.controlsfx.control.textfield.TextFields;

import java.util.List;
import java.util.Locale;

/// Names of fields that people use, offered where one is asked for.
final class FieldNameOffers {
    private static final List<String> NAMES =
            FieldCatalogue.with(FieldTrait.USUAL).stream().sorted().toList();

    private FieldNameOffers() {}

    static void on(TextField field) {
        var binding =
                TextFields.bindAutoCompletion(field, request -> fitting(request.getUserText()));
        CompletionTab.on(binding.getAutoCompletionPopup(), field);
    }

    private static List<String> fitting(String text) {
        String typed = text.strip().toLowerCase(Locale.ROOT);
        return typed.isEmpty() || NAMES.contains(typed)
                ? List.of()
                : NAMES.stream().filter(name -> name.startsWith(typed)).toList();
    }
}
