package octavo.gui.openlibraries;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.stage.Screen;
import javafx.stage.Stage;

import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.Settings;
import octavo.settings.Settings.WindowBounds;
import octavo.settings.SettingsFile;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/// The current settings, and their file.
public final class SettingsStore {
    /// The margin of the first window on each side of the screen, as a fraction of it.
    private static final double SCREEN_MARGIN = 0.04;

    private static final double MAX_WIDTH = 1440;

    private final BackgroundTasks background;
    private final SettingsFile settingsFile;
    private final ReadOnlyObjectWrapper<Settings> currentSettings = new ReadOnlyObjectWrapper<>();
    private Settings lastTried;

    /// The settings last written; accessed only while writing.
    private Settings lastSaved;

    private volatile Settings latestSettings;

    /// @param initialSettings from the file
    public SettingsStore(
            BackgroundTasks background, SettingsFile settingsFile, Settings initialSettings) {
        this.background = background;
        this.settingsFile = settingsFile;
        this.currentSettings.set(initialSettings);
        this.lastTried = initialSettings;
        this.lastSaved = initialSettings;
        this.latestSettings = initialSettings;
    }

    public BackgroundTasks background() {
        return background;
    }

    public ReadOnlyObjectProperty<Settings> settingsProperty() {
        return currentSettings.getReadOnlyProperty();
    }

    /// The settings, while a node is in a window: a permanent listener would keep the node in
    /// memory.
    public ObservableValue<Settings> whileShown(Node node) {
        return currentSettings.when(node.sceneProperty().map(_ -> true).orElse(false));
    }

    public Settings settings() {
        return currentSettings.get();
    }

    public void changeSettings(UnaryOperator<Settings> settingsChange) {
        latestSettings = settingsChange.apply(currentSettings.get());
        currentSettings.set(latestSettings);
    }

    /// Writes what changed since the last call, in case of a crash.
    public void saveChanges() {
        if (!latestSettings.equals(lastTried)) {
            lastTried = latestSettings;
            background.runInBackground(
                    () -> {
                        writeFile();
                        return true;
                    },
                    _ -> {},
                    this::logFailure);
        }
    }

    public void noteOpened(Path path) {
        changeSettings(
                earlierSettings -> earlierSettings.withRecentFile(Settings.nameOfFile(path)));
        saveChanges();
    }

    /// One thread at a time; the last one writes the latest state.
    private void writeFile() throws IOException {
        synchronized (settingsFile) {
            Settings writtenSettings = latestSettings;
            if (!writtenSettings.equals(lastSaved)) {
                settingsFile.saveChanges(lastSaved, writtenSettings);
                lastSaved = writtenSettings;
            }
        }
    }

    /// Writes changes synchronously, as the last action of the program.
    public void saveNow() {
        try {
            writeFile();
        } catch (IOException ioException) {
            logFailure(ioException);
        }
    }

    /// Failing to save settings is no reason to interrupt the user.
    private void logFailure(Exception exception) {
        System.getLogger(SettingsStore.class.getName())
                .log(Level.WARNING, "the settings cannot be written", exception);
    }

    /// Restores the window's bounds, if they are still on a screen.
    public void placeStage(Stage stage) {
        Rectangle2D screenBounds = Screen.getPrimary().getVisualBounds();
        WindowBounds defaultPlace =
                new WindowBounds(
                        screenBounds.getMinX() + screenBounds.getWidth() * SCREEN_MARGIN,
                        screenBounds.getMinY() + screenBounds.getHeight() * SCREEN_MARGIN,
                        Math.min(MAX_WIDTH, screenBounds.getWidth() * (1 - 2 * SCREEN_MARGIN)),
                        screenBounds.getHeight() * (1 - 2 * SCREEN_MARGIN),
                        false);
        WindowBounds windowPlace =
                settings().windowBounds().filter(SettingsStore::isOnScreen).orElse(defaultPlace);
        stage.setX(windowPlace.x());
        stage.setY(windowPlace.y());
        stage.setWidth(windowPlace.width());
        stage.setHeight(windowPlace.height());
        stage.setMaximized(windowPlace.isMaximized());
    }

    private static boolean isOnScreen(WindowBounds windowPlace) {
        Rectangle2D titleBarBounds =
                new Rectangle2D(windowPlace.x(), windowPlace.y(), windowPlace.width(), 24);
        return Screen.getScreens().stream()
                .anyMatch(screen -> screen.getVisualBounds().intersects(titleBarBounds));
    }

    /// Records the window's bounds; for a maximized window its normal bounds are unknown.
    public void rememberPlace(Stage stage) {
        boolean isMaximized = stage.isMaximized();
        WindowBounds currentPlace =
                new WindowBounds(
                        stage.getX(),
                        stage.getY(),
                        stage.getWidth(),
                        stage.getHeight(),
                        isMaximized);
        WindowBounds newPlace =
                isMaximized
                        ? settings()
                                .windowBounds()
                                .map(earlierPlace ->
                                        new WindowBounds(
                                                earlierPlace.x(),
                                                earlierPlace.y(),
                                                earlierPlace.width(),
                                                earlierPlace.height(),
                                                true))
                                .orElse(currentPlace)
                        : currentPlace;
        changeSettings(earlierSettings -> earlierSettings.withWindowBounds(newPlace));
    }
}
