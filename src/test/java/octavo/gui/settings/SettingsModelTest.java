package octavo.gui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleObjectProperty;

import octavo.gui.settings.SettingsModel.Formula;
import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.Settings;
import octavo.settings.UserHabits.NameFormulas;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsModelTest {
    private final SimpleObjectProperty<Settings> settings =
            new SimpleObjectProperty<>(Settings.defaults());
    private final SettingsModel model =
            new SettingsModel(
                    settings,
                    change -> settings.set(change.apply(settings.get())),
                    new BackgroundTasks(Runnable::run, Runnable::run));

    @Test
    void aStyleIsKnownByItsIdAndItsTitle() {
        model.takeStyle("ieee");
        assertEquals("ieee", settings.get().userHabits().styleId());
        model.takeStyle("Nature");
        assertEquals("nature", settings.get().userHabits().styleId());
        assertEquals("", model.styleProblemProperty().get());
    }

    @Test
    void aStyleThatThereIsNotIsRefusedWithOneThatThereIs() {
        model.takeStyle("ieeee");
        assertEquals("apa", settings.get().userHabits().styleId());
        assertTrue(model.styleProblemProperty().get().contains("ieee"));
    }

    @ParameterizedTest
    @CsvSource({
        "KEY, [auth:lower][year], true",
        "KEY, '', true",
        "KEY, [auth, false",
        "KEY, a b, false",
        "FILE_NAME, a b, true",
        "FILE_FOLDER, [year, false",
    })
    void aFormulaIsTakenIfItMakesSense(Formula formula, String text, boolean isTaken) {
        model.takeFormula(formula, "[year]");
        model.takeFormula(formula, text);
        NameFormulas formulas = settings.get().userHabits().nameFormulas();
        String now =
                switch (formula) {
                    case KEY -> formulas.keyFormula();
                    case FILE_NAME -> formulas.fileNameFormula();
                    case FILE_FOLDER -> formulas.fileFolderFormula();
                };
        assertEquals(isTaken ? text : "[year]", now);
        assertEquals(isTaken, model.problemProperty(formula).get().isEmpty());
    }
}
