package octavo.gui.openlibraries;

import octavo.library.LibraryFile;
import octavo.settings.Settings;

import java.nio.file.Path;
import java.util.List;

/// Keeps which libraries are open, so that they are open again at the next start, also after a
/// crash.
public final class OpenSession {
    private final Workspaces workspaces;
    private final SettingsStore settingsStore;

    /// So many files have to be read, or to have failed, before what is open is the session.
    private long awaitedFiles;

    public OpenSession(Workspaces workspaces, SettingsStore settingsStore) {
        this.workspaces = workspaces;
        this.settingsStore = settingsStore;
    }

    /// Chooses what a start opens: what was asked for, or what was open last and is still there.
    public List<Path> chooseFiles(List<Path> requestedFiles) {
        List<Path> startFiles =
                requestedFiles.isEmpty() ? lastFiles() : List.copyOf(requestedFiles);
        awaitedFiles = startFiles.stream().map(Settings::nameOfFile).distinct().count();
        return startFiles;
    }

    private List<Path> lastFiles() {
        return settingsStore.settings().fileLists().sessionFiles().stream()
                .map(Path::of)
                .filter(LibraryFile::pathExists)
                .toList();
    }

    /// Whether all files of the start have been read, or have failed.
    public boolean hasBegun() {
        return workspaces.settledFiles() >= awaitedFiles;
    }

    /// Keeps what is open now; until all is open, what was kept before is better.
    public void saveSession() {
        if (hasBegun()) {
            saveSession(openFiles());
        }
    }

    public void saveSession(List<String> sessionFiles) {
        if (!sessionFiles.equals(settingsStore.settings().fileLists().sessionFiles())) {
            settingsStore.changeSettings(
                    currentSettings -> currentSettings.withSession(sessionFiles));
        }
    }

    /// The files of the open libraries.
    public List<String> openFiles() {
        return workspaces.open().stream()
                .flatMap(openWorkspace -> openWorkspace.document().path().stream())
                .map(Settings::nameOfFile)
                .toList();
    }
}
