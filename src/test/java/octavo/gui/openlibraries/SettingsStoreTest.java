package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.SettingsFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class SettingsStoreTest {
    @TempDir private Path folder = Path.of("");

    private final List<Runnable> asked = new ArrayList<>();

    private SettingsStore settingsStore(SettingsFile file) {
        return new SettingsStore(
                new BackgroundTasks(asked::add, Runnable::run), file, file.loadSettings());
    }

    @Test
    void theLatestSettingsStayWhicheverWriterComesLast() {
        SettingsFile file = new SettingsFile(folder.resolve("settings.json"));
        SettingsStore settingsStore = settingsStore(file);
        settingsStore.noteOpened(folder.resolve("a.bib"));
        settingsStore.noteOpened(folder.resolve("b.bib"));
        asked.reversed().forEach(Runnable::run);
        assertEquals(settingsStore.settings().recentFiles(), file.loadSettings().recentFiles());
        assertEquals(2, file.loadSettings().recentFiles().size());
    }

    @Test
    void whatIsOnItsWayWhenTheProgramEndsReplacesNothing() {
        SettingsFile file = new SettingsFile(folder.resolve("settings.json"));
        SettingsStore settingsStore = settingsStore(file);
        settingsStore.noteOpened(folder.resolve("a.bib"));
        settingsStore.noteOpened(folder.resolve("b.bib"));
        settingsStore.saveNow();
        asked.forEach(Runnable::run);
        assertEquals(settingsStore.settings().recentFiles(), file.loadSettings().recentFiles());
    }
}
