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

/// The settings as they are now, and their file.
final class SettingsStore {
    /// What the first window leaves free on each side of the screen, as a part of it.
    private static final double MARGIN = 0.04;

    private static final double LARGEST = 1440;

    private final BackgroundTasks background;
    private final SettingsFile file;
    private final ReadOnlyObjectWrapper<Settings> settings = new ReadOnlyObjectWrapper<>();
    private Settings tried;

    /// What the file has of ours; only who writes it looks.
    private Settings saved;

    private volatile Settings latest;

    /// @param settings what the file says
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

    /// The settings, as long as a node is in a window: what watches them is held by them, and would
    /// stay in memory when the node is no longer wanted.
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

    /// Writes what changed since this was asked last, lest a crash take it.
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
        change(now -> now.withRecent(path.toAbsolutePath().normalize().toString()));
        save();
    }

    /// One thread at a time, and whoever comes last writes what is latest.
    private void write() throws IOException {
        synchronized (file) {
            Settings now = latest;
            if (!now.equals(saved)) {
                file.save(saved, now);
                saved = now;
            }
        }
    }

    /// Writes what changed before it returns: the last thing that the program does.
    void saveNow() {
        try {
            write();
        } catch (IOException e) {
            failed(e);
        }
    }

    /// Not being able to remember is no reason to bother anybody.
    private void failed(Exception trouble) {
        System.getLogger(SettingsStore.class.getName())
                .log(Level.WARNING, "the settings cannot be written", trouble);
    }

    /// Puts the window where it was, if that is still on a screen.
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

    /// Notes where the window is; for a maximized one, where it would be otherwise is not known.
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
