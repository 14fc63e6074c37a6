package octavo.gui;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.stage.Screen;
import javafx.stage.Stage;

import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.Settings;
import octavo.settings.Settings.Place;
import octavo.settings.SettingsFile;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/// The current settings, and their file.
final class SettingsStore {
    /// The margin of the first window on each side of the screen, as a fraction of it.
    private static final double MARGIN = 0.04;

    private static final double LARGEST = 1440;

    private final BackgroundTasks background;
    private final SettingsFile file;
    private final ReadOnlyObjectWrapper<Settings> settings = new ReadOnlyObjectWrapper<>();
    private Settings tried;

    /// The settings last written; accessed only while writing.
    private Settings saved;

    private volatile Settings latest;

    /// @param settings from the file
    SettingsStore(BackgroundTasks background, SettingsFile file, Settings settings) {
        this.background = background;
        this.file = file;
        this.settings.set(settings);
        this.tried = settings;
        this.saved = settings;
        this.latest = settings;
    }

    BackgroundTasks background() {
        return background;
    }

    ReadOnlyObjectProperty<Settings> settingsProperty() {
        return settings.getReadOnlyProperty();
    }

    /// The settings, while a node is in a window: a permanent listener would keep the node in
    /// memory.
    ObservableValue<Settings> whileShown(Node node) {
        return settings.when(node.sceneProperty().map(_ -> true).orElse(false));
    }

    Settings settings() {
        return settings.get();
    }

    void change(UnaryOperator<Settings> change) {
        latest = change.apply(settings.get());
        settings.set(latest);
    }

    /// Writes what changed since the last call, in case of a crash.
    void save() {
        if (!latest.equals(tried)) {
            tried = latest;
            background.run(
                    () -> {
                        write();
                        return true;
                    },
                    _ -> {},
                    this::failed);
        }
    }

    void opened(Path path) {
        change(now -> now.withRecent(Settings.nameOf(path)));
        save();
    }

    /// One thread at a time; the last one writes the latest state.
    private void write() throws IOException {
        synchronized (file) {
            Settings now = latest;
            if (!now.equals(saved)) {
                file.save(saved, now);
                saved = now;
            }
        }
    }

    /// Writes changes synchronously, as the last action of the program.
    void saveNow() {
        try {
            write();
        } catch (IOException e) {
            failed(e);
        }
    }

    /// Failing to save settings is no reason to interrupt the user.
    private void failed(Exception trouble) {
        System.getLogger(SettingsStore.class.getName())
                .log(Level.WARNING, "the settings cannot be written", trouble);
    }

    /// Restores the window's bounds, if they are still on a screen.
    void place(Stage stage) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Place first =
                new Place(
                        screen.getMinX() + screen.getWidth() * MARGIN,
                        screen.getMinY() + screen.getHeight() * MARGIN,
                        Math.min(LARGEST, screen.getWidth() * (1 - 2 * MARGIN)),
                        screen.getHeight() * (1 - 2 * MARGIN),
                        false);
        Place place = settings().place().filter(SettingsStore::isOnScreen).orElse(first);
        stage.setX(place.x());
        stage.setY(place.y());
        stage.setWidth(place.width());
        stage.setHeight(place.height());
        stage.setMaximized(place.maximized());
    }

    private static boolean isOnScreen(Place place) {
        Rectangle2D grip = new Rectangle2D(place.x(), place.y(), place.width(), 24);
        return Screen.getScreens().stream()
                .anyMatch(screen -> screen.getVisualBounds().intersects(grip));
    }

    /// Records the window's bounds; for a maximized window its normal bounds are unknown.
    void remember(Stage stage) {
        boolean maximized = stage.isMaximized();
        Place now =
                new Place(
                        stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), maximized);
        Place place =
                maximized
                        ? settings()
                                .place()
                                .map(old ->
                                        new Place(
                                                old.x(), old.y(), old.width(), old.height(), true))
                                .orElse(now)
                        : now;
        change(settings -> settings.withPlace(place));
    }
}
