package octavo.gui;

import javafx.application.Application;
import javafx.stage.Stage;

import octavo.settings.Settings;
import octavo.settings.SettingsFile;
import octavo.settings.StateFolder;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.logging.Logger;

/// Starts the window.
public final class App extends Application {
    private static final SettingsFile FILE = SettingsFile.ofUser();

    /// Read while JavaFX starts, which takes longer.
    private static final Supplier<Settings> SAVED = Background.begin(FILE::load);

    private final Remembered remembered = new Remembered(Background.ofWindow(), FILE, SAVED.get());

    /// Shows the window with some files open, and returns when it is closed.
    public static void launch(List<Path> files) {
        // JavaFX on the class path works; it only says that nobody tests it there. The logger has
        // to be
        // held, or it forgets the filter.
        Logger logger = Logger.getLogger("javafx");
        logger.setFilter(record -> !record.getMessage().startsWith("Unsupported JavaFX config"));
        Application.launch(App.class, files.stream().map(Path::toString).toArray(String[]::new));
        logger.setFilter(null);
    }

    /// Before any text is read from a bundle.
    private static void speak(String language) {
        if (!language.isEmpty()) {
            Locale.setDefault(Locale.forLanguageTag(language));
        }
    }

    @Override
    public void start(Stage stage) {
        speak(remembered.settings().appearance().language());
        Gui gui = new Gui(stage, remembered, new Dialogs(stage), StateFolder.ofUser());
        gui.show(getParameters().getRaw().stream().map(Path::of).toList());
    }

    @Override
    public void stop() {
        remembered.saveNow();
    }
}
