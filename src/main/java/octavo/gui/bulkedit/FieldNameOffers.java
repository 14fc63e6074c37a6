package octavo.gui.bulkedit;

import javafx.scene.control.TextField;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.gui.controls.TextCompletion;

import java.util.List;

/// Names of fields that people use, offered where one is asked for.
final class FieldNameOffers {
    private static final List<String> NAMES =
            FieldCatalogue.with(FieldTrait.USUAL).stream().sorted().toList();

    private FieldNameOffers() {}

    static void on(TextField field) {
        TextCompletion.on(field, "field-name-completions", FieldNameOffers::fitting);
    }

    private static List<String> fitting(String typed) {
        return typed.isEmpty() || NAMES.contains(typed)
                ? List.of()
                : NAMES.stream().filter(name -> name.startsWith(typed)).toList();
    }
}
