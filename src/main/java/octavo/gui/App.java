package octavo.gui;

import javafx.application.Application;
import javafx.stage.Stage;

import octavo.gui.commands.ErrorLog;
import octavo.gui.openlibraries.FileDialogs;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.StartupPreload;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.GrowthCollection;
import octavo.gui.tasks.IdleCollection;
import octavo.integrations.editors.AddressCommand;
import octavo.integrations.editors.OutsideProgram;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Logger;

/// Starts the window.
public final class App extends Application {
    private static final SettingsFile SETTINGS_FILE = SettingsFile.ofUser();

    /// Loaded while JavaFX starts, which takes longer.
    private static final Supplier<Settings> SAVED_SETTINGS =
            BackgroundTasks.runVirtual(SETTINGS_FILE::loadSettings);

    private final SettingsStore settingsStore =
            new SettingsStore(BackgroundTasks.ofWindow(), SETTINGS_FILE, SAVED_SETTINGS.get());

    private Runnable closeLog = () -> {};

    /// Shows the window with some files open, and returns when it is closed.
    public static void launch(List<Path> files) {
        // JavaFX works on the class path; it only warns that this is unsupported. And if the font
        // size differs from the desktop's, it looks up colours before it has read the theme; a test
        // checks that all are defined. Loggers must be referenced, or they lose their
        // configuration.
        List<Logger> loggers =
                List.of(
                        silencedLogger("javafx", "Unsupported JavaFX config"),
                        silencedLogger("javafx.css", "Could not resolve"));
        files.stream().limit(1).forEach(StartupPreload::beginReading);
        Application.launch(App.class, files.stream().map(Path::toString).toArray(String[]::new));
        loggers.forEach(logger -> logger.setFilter(null));
    }

    /// A logger that suppresses messages with a prefix.
    private static Logger silencedLogger(String loggerName, String messagePrefix) {
        Logger logger = Logger.getLogger(loggerName);
        logger.setFilter(record -> !record.getMessage().startsWith(messagePrefix));
        return logger;
    }

    /// Call it before any text is read from a bundle.
    private static void applyLanguage(String language) {
        if (!language.isEmpty()) {
            Locale.setDefault(Locale.forLanguageTag(language));
        }
    }

    @Override
    public void start(Stage stage) {
        applyLanguage(settingsStore.settings().windowAppearance().languageTag());
        Path stateFolder = StateFolder.ofUser();
        settingsStore
                .background()
                .runInBackground(
                        () -> ErrorLog.beginLog(ErrorLog.logFolder(stateFolder)),
                        endAction -> closeLog = endAction,
                        App::reportNoLog);
        Gui gui = new Gui(stage, settingsStore, new FileDialogs(stage), stateFolder);
        gui.printAndLog().openWith(this::openAddress);
        gui.showWindow(getParameters().getRaw().stream().map(Path::of).toList());
        GrowthCollection.watchHeap();
        IdleCollection.watchScene(stage.getScene());
    }

    private void openAddress(String address) throws IOException, InterruptedException {
        Optional<List<String>> command = AddressCommand.of(System.getProperty("os.name"), address);
        if (command.isPresent()) {
            OutsideProgram.runProgram(command.get());
        } else {
            settingsStore.background().runOnUi(() -> getHostServices().showDocument(address));
        }
    }

    private static void reportNoLog(Exception trouble) {
        System.getLogger(App.class.getName())
                .log(System.Logger.Level.WARNING, "there is no log", trouble);
    }

    @Override
    public void stop() {
        settingsStore.saveNow();
        closeLog.run();
    }
}
