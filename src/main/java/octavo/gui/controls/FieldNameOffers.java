package octavo.gui.controls;

import javafx.event.ActionEvent;
import javafx.scene.control.TextField;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/// Names of usual fields, offered where one is asked for.
public final class FieldNameOffers {
    private static final List<String> NAMES =
            FieldCatalogue.fieldsWith(FieldTrait.USUAL).stream().sorted().toList();

    private FieldNameOffers() {}

    /// Offers names to fill in.
    public static void on(TextField field) {
        TextCompletion.on(field, "field-name-completions", typed -> fitting(typed, _ -> false));
    }

    /// Offers names where Enter adds a field. Choosing one equals typing it and pressing Enter, and
    /// Enter takes the only one that is offered, unless what was typed is a field's name, too.
    ///
    /// @param has whether there is a field already
    public static void toAdd(TextField field, Predicate<String> has) {
        TextCompletion.takingTheOnlyOne(
                field,
                "add-field-completions",
                () -> FieldCatalogue.findField(typed(field)).isEmpty() && !has.test(typed(field)),
                () ->
                        fitting(typed(field), has).stream()
                                .map(name ->
                                        new TextCompletion.CompletionOffer(
                                                name, () -> add(field, name)))
                                .toList());
    }

    private static String typed(TextField field) {
        return field.getText().strip().toLowerCase(Locale.ROOT);
    }

    private static void add(TextField field, String name) {
        field.setText(name);
        field.fireEvent(new ActionEvent());
    }

    private static List<String> fitting(String typed, Predicate<String> has) {
        return typed.isEmpty() || NAMES.contains(typed)
                ? List.of()
                : NAMES.stream().filter(name -> name.startsWith(typed) && !has.test(name)).toList();
    }
}
