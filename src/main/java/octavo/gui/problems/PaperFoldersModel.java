package octavo.gui.problems;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.pagecontract.OpenLibrary;
import octavo.settings.PaperFolders;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The folders besides its own in which a library's papers are looked for on this computer.
final class PaperFoldersModel {
    private final OpenLibrary library;
    private final Runnable onChange;
    private final PaperFolders paperFolders = PaperFolders.ofUser();
    private final ReadOnlyObjectWrapper<List<Path>> folders =
            new ReadOnlyObjectWrapper<>(List.of());

    /// @param onChange called when papers may be found elsewhere than before
    PaperFoldersModel(OpenLibrary library, Runnable onChange) {
        this.library = library;
        this.onChange = onChange;
        library.background().runInBackground(this::readFolders, folders::set, library.onFailure());
    }

    private List<Path> readFolders() {
        return library.libraryPath().map(paperFolders::foldersForLibrary).orElse(List.of());
    }

    ReadOnlyObjectProperty<List<Path>> foldersProperty() {
        return folders.getReadOnlyProperty();
    }

    /// Whether the library has a file: folders are remembered for the one in which it lies.
    boolean hasFolder() {
        return library.libraryPath().isPresent();
    }

    /// Asks for a folder, and remembers it.
    void addFolder() {
        library.libraryWays()
                .askForFolder()
                .accept(folder -> {
                    Path addedFolder = folder.toAbsolutePath().normalize();
                    putFolders(
                            Stream.concat(folders.get().stream(), Stream.of(addedFolder))
                                    .distinct()
                                    .toList());
                });
    }

    /// Forgets a folder. Its files and the links to them stay as they are.
    void forgetFolder(Path folder) {
        putFolders(folders.get().stream().filter(each -> !each.equals(folder)).toList());
    }

    private void putFolders(List<Path> newFolders) {
        Optional<Path> libraryFolder =
                library.libraryPath().map(file -> file.toAbsolutePath().getParent());
        library.background()
                .runInBackground(
                        () -> {
                            if (libraryFolder.isPresent()) {
                                paperFolders.putFolders(libraryFolder.get(), newFolders);
                            }
                            return readFolders();
                        },
                        keptFolders -> {
                            folders.set(keptFolders);
                            onChange.run();
                        },
                        library.onFailure());
    }
}
