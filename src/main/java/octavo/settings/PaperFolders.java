package octavo.settings;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Where this computer keeps the papers of libraries, besides the libraries' own folders. Only the
/// user names these folders: a library or a sidecar, which may come from a stranger, cannot.
public final class PaperFolders {
    private final PrivateObject storedObject;

    public PaperFolders(Path path) {
        this.storedObject = new PrivateObject(path);
    }

    /// Those in the user's configuration folder.
    public static PaperFolders ofUser() {
        return new PaperFolders(ConfigurationFolder.ofUser().resolve("paper-folders.json"));
    }

    /// Where they are stored.
    public Path storagePath() {
        return storedObject.filePath();
    }

    /// The existing folders for the libraries in a folder; none if the file cannot be read.
    public List<Path> foldersFor(Path libraryFolder) {
        List<Path> paperFolders = new ArrayList<>();
        try {
            for (JsonNode folderNode : storedObject.readObject().path(realName(libraryFolder))) {
                existingFolder(folderNode.asString("")).ifPresent(paperFolders::add);
            }
        } catch (IOException _) {
            return List.of();
        }
        return List.copyOf(paperFolders);
    }

    /// The existing folders for a library in a file.
    public List<Path> foldersForLibrary(Path libraryFile) {
        return Optional.ofNullable(libraryFile.toAbsolutePath().getParent())
                .map(this::foldersFor)
                .orElse(List.of());
    }

    /// The folders that links may start from, the library's first.
    ///
    /// @param libraryFolder none if the library has no file yet
    public List<Path> searchedFolders(Optional<Path> libraryFolder) {
        return libraryFolder.stream()
                .flatMap(it -> Stream.concat(Stream.of(it), foldersFor(it).stream()))
                .toList();
    }

    /// Replaces the folders for the libraries in a folder.
    public void putFolders(Path libraryFolder, List<Path> paperFolders) throws IOException {
        ObjectNode foldersByLibrary = storedObject.readObject();
        if (paperFolders.isEmpty()) {
            foldersByLibrary.remove(realName(libraryFolder));
        } else {
            ArrayNode folderNames = foldersByLibrary.putArray(realName(libraryFolder));
            for (Path folder : paperFolders) {
                folderNames.add(folder.toRealPath().toString());
            }
        }
        storedObject.writeObject(foldersByLibrary);
    }

    private static String realName(Path folder) throws IOException {
        return folder.toRealPath().toString();
    }

    private static Optional<Path> existingFolder(String folderName) {
        try {
            return Optional.of(Path.of(folderName))
                    .filter(Path::isAbsolute)
                    .filter(Files::isDirectory);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
