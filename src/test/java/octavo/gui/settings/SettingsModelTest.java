package octavo.gui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleObjectProperty;

import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.Settings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsModelTest {
    private final SimpleObjectProperty<Settings> settings =
            new SimpleObjectProperty<>(Settings.first());
    private final SettingsModel model =
            new SettingsModel(
                    settings,
                    change -> settings.set(change.apply(settings.get())),
                    new BackgroundTasks(Runnable::run, Runnable::run));

    @Test
    void aStyleIsKnownByItsIdAndItsTitle() {
        model.takeStyle("ieee");
        assertEquals("ieee", settings.get().habits().style());
        model.takeStyle("Nature");
        assertEquals("nature", settings.get().habits().style());
        assertEquals("", model.styleProblemProperty().get());
    }

    @Test
    void aStyleThatThereIsNotIsRefusedWithOneThatThereIs() {
        model.takeStyle("ieeee");
        assertEquals("apa", settings.get().habits().style());
        assertTrue(model.styleProblemProperty().get().contains("ieee"));
    }

    @ParameterizedTest
    @CsvSource({"[auth:lower][year], true", "'', true", "[auth, false"})
    void aPatternOfKeysIsTakenIfItMakesSense(String pattern, boolean taken) {
        model.takeKeyPattern("[year]");
        model.takeKeyPattern(pattern);
        assertEquals(taken ? pattern : "[year]", settings.get().habits().keyPattern());
        assertEquals(taken, model.keyProblemProperty().get().isEmpty());
    }
}
