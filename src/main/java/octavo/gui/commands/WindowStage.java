package octavo.gui.commands;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

import octavo.gui.openlibraries.FollowedLibraries;
import octavo.gui.openlibraries.LibraryTitles;
import octavo.gui.openlibraries.OpenSession;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspaces;

import java.util.List;

/// The window of the libraries: its title and place, what it does from time to time, and its end.
public final class WindowStage {
    /// How often to check for changes by other programs.
    private static final Duration TICK_INTERVAL = Duration.seconds(2);

    private final Stage stage;
    private final SettingsStore settingsStore;
    private final Workspaces workspaces;
    private final OpenSession openSession;
    private final Timeline tickTimeline =
            new Timeline(new KeyFrame(TICK_INTERVAL, _ -> doPeriodicTasks()));

    public WindowStage(
            Stage stage,
            SettingsStore settingsStore,
            Workspaces workspaces,
            OpenSession openSession) {
        this.stage = stage;
        this.settingsStore = settingsStore;
        this.workspaces = workspaces;
        this.openSession = openSession;
        PaperSearch.attach(workspaces, settingsStore);
        FollowedLibraries.attach(workspaces, settingsStore);
    }

    /// Puts a scene into the window, which is shown where it was last.
    public void prepareStage(Scene scene) {
        stage.setScene(scene);
        stage.titleProperty().bind(LibraryTitles.ofWindow(workspaces));
        stage.addEventFilter(
                WindowEvent.WINDOW_CLOSE_REQUEST,
                event -> {
                    event.consume();
                    quit();
                });
        settingsStore.placeStage(stage);
    }

    public void startTicking() {
        tickTimeline.setCycleCount(Timeline.INDEFINITE);
        tickTimeline.play();
    }

    private void doPeriodicTasks() {
        workspaces.tick(settingsStore.settings().savesAutomatically());
        openSession.saveSession();
        settingsStore.saveChanges();
    }

    /// Sets what else ends with the window.
    public void whenHidden(Runnable onHidden) {
        stage.setOnHidden(_ -> {
            tickTimeline.stop();
            onHidden.run();
        });
    }

    /// Closes all libraries and then the window, unless the user cancels.
    public void quit() {
        settingsStore.rememberPlace(stage);
        List<String> openFiles = openSession.openFiles();
        workspaces.closeAll(() -> {
            openSession.saveSession(openFiles);
            settingsStore.saveNow();
            stage.hide();
        });
    }
}
