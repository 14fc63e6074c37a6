package octavo.gui.problems;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.page.OpenLibrary;
import octavo.settings.PaperFolders;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The folders besides its own in which a library's papers are looked for on this computer.
final class PaperFoldersModel {
    private final OpenLibrary library;
    private final Runnable changed;
    private final PaperFolders remembered = PaperFolders.ofUser();
    private final ReadOnlyObjectWrapper<List<Path>> folders =
            new ReadOnlyObjectWrapper<>(List.of());

    /// @param changed called when papers may be found elsewhere than before
    PaperFoldersModel(OpenLibrary library, Runnable changed) {
        this.library = library;
        this.changed = changed;
        library.background().runInBackground(this::known, folders::set, library.onFailure());
    }

    private List<Path> known() {
        return library.libraryPath().map(remembered::foldersForLibrary).orElse(List.of());
    }

    ReadOnlyObjectProperty<List<Path>> foldersProperty() {
        return folders.getReadOnlyProperty();
    }

    /// Whether the library has a file: folders are remembered for the one in which it lies.
    boolean hasFolder() {
        return library.libraryPath().isPresent();
    }

    /// Asks for a folder, and remembers it.
    void add() {
        library.libraryWays()
                .askForFolder()
                .accept(folder -> {
                    Path added = folder.toAbsolutePath().normalize();
                    remember(
                            Stream.concat(folders.get().stream(), Stream.of(added))
                                    .distinct()
                                    .toList());
                });
    }

    /// Forgets a folder. Its files and the links to them stay as they are.
    void forget(Path folder) {
        remember(folders.get().stream().filter(each -> !each.equals(folder)).toList());
    }

    private void remember(List<Path> now) {
        Optional<Path> own = library.libraryPath().map(file -> file.toAbsolutePath().getParent());
        library.background()
                .runInBackground(
                        () -> {
                            if (own.isPresent()) {
                                remembered.putFolders(own.get(), now);
                            }
                            return known();
                        },
                        kept -> {
                            folders.set(kept);
                            changed.run();
                        },
                        library.onFailure());
    }
}
