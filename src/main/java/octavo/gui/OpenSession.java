package octavo.gui;

import octavo.library.LibraryFile;
import octavo.settings.Settings;

import java.nio.file.Path;
import java.util.List;

/// Keeps which libraries are open, so that they are open again at the next start, also after a
/// crash.
final class OpenSession {
    private final Workspaces workspaces;
    private final SettingsStore remembered;

    /// So many files have to be read, or to have failed, before what is open is the session.
    private long awaited;

    OpenSession(Workspaces workspaces, SettingsStore remembered) {
        this.workspaces = workspaces;
        this.remembered = remembered;
    }

    /// Chooses what a start opens: what was asked for, or what was open last and is still there.
    List<Path> begin(List<Path> asked) {
        List<Path> files = asked.isEmpty() ? last() : List.copyOf(asked);
        awaited = files.stream().map(Settings::nameOf).distinct().count();
        return files;
    }

    private List<Path> last() {
        return remembered.settings().files().session().stream()
                .map(Path::of)
                .filter(LibraryFile::isThere)
                .toList();
    }

    /// Whether all files of the start have been read, or have failed.
    boolean hasBegun() {
        return workspaces.answered() >= awaited;
    }

    /// Keeps what is open now; until all is open, what was kept before is better.
    void keep() {
        if (hasBegun()) {
            keep(now());
        }
    }

    void keep(List<String> session) {
        if (!session.equals(remembered.settings().files().session())) {
            remembered.change(it -> it.withSession(session));
        }
    }

    /// The files of the open libraries.
    List<String> now() {
        return workspaces.open().stream()
                .flatMap(each -> each.document().path().stream())
                .map(Settings::nameOf)
                .toList();
    }
}
