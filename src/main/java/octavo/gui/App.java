package octavo.gui;

import javafx.application.Application;
import javafx.stage.Stage;

import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.IdleCollection;
import octavo.pushing.AddressCommand;
import octavo.pushing.OutsideProgram;
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
    private static final SettingsFile FILE = SettingsFile.ofUser();

    /// Loaded while JavaFX starts, which takes longer.
    private static final Supplier<Settings> SAVED = BackgroundTasks.begin(FILE::load);

    private final SettingsStore remembered =
            new SettingsStore(BackgroundTasks.ofWindow(), FILE, SAVED.get());

    private Runnable endLog = () -> {};

    /// Shows the window with some files open, and returns when it is closed.
    public static void launch(List<Path> files) {
        // JavaFX works on the class path; it only warns that this is unsupported. And if the font
        // size differs from the desktop's, it looks up colours before it has read the theme; a test
        // checks that all are defined. Loggers must be referenced, or they lose their
        // configuration.
        List<Logger> loggers =
                List.of(
                        quiet("javafx", "Unsupported JavaFX config"),
                        quiet("javafx.css", "Could not resolve"));
        files.stream().limit(1).forEach(StartupPreload::begin);
        Application.launch(App.class, files.stream().map(Path::toString).toArray(String[]::new));
        loggers.forEach(logger -> logger.setFilter(null));
    }

    /// A logger that suppresses messages with a prefix.
    private static Logger quiet(String name, String words) {
        Logger logger = Logger.getLogger(name);
        logger.setFilter(record -> !record.getMessage().startsWith(words));
        return logger;
    }

    /// Call it before any text is read from a bundle.
    private static void speak(String language) {
        if (!language.isEmpty()) {
            Locale.setDefault(Locale.forLanguageTag(language));
        }
    }

    @Override
    public void start(Stage stage) {
        speak(remembered.settings().appearance().language());
        Path state = StateFolder.ofUser();
        remembered
                .background()
                .run(
                        () -> ErrorLog.begin(ErrorLog.folder(state)),
                        end -> endLog = end,
                        App::withoutLog);
        Gui gui = new Gui(stage, remembered, new FileDialogs(stage), state);
        gui.outside().openWith(this::open);
        gui.show(getParameters().getRaw().stream().map(Path::of).toList());
        IdleCollection.watch(stage.getScene());
    }

    private void open(String address) throws IOException, InterruptedException {
        Optional<List<String>> command = AddressCommand.of(System.getProperty("os.name"), address);
        if (command.isPresent()) {
            OutsideProgram.run(command.get());
        } else {
            remembered.background().tell(() -> getHostServices().showDocument(address));
        }
    }

    private static void withoutLog(Exception trouble) {
        System.getLogger(App.class.getName())
                .log(System.Logger.Level.WARNING, "there is no log", trouble);
    }

    @Override
    public void stop() {
        remembered.saveNow();
        endLog.run();
    }
}
