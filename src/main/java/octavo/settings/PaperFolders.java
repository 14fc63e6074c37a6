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
    private final PrivateObject file;

    public PaperFolders(Path path) {
        this.file = new PrivateObject(path);
    }

    /// Those in the user's configuration folder.
    public static PaperFolders ofUser() {
        return new PaperFolders(ConfigurationFolder.ofUser().resolve("paper-folders.json"));
    }

    /// Where they are stored.
    public Path file() {
        return file.path();
    }

    /// The existing folders for the libraries in a folder; none if the file cannot be read.
    public List<Path> of(Path libraryFolder) {
        List<Path> folders = new ArrayList<>();
        try {
            for (JsonNode each : file.read().path(name(libraryFolder))) {
                folder(each.asString("")).ifPresent(folders::add);
            }
        } catch (IOException _) {
            return List.of();
        }
        return List.copyOf(folders);
    }

    /// The existing folders for a library in a file.
    public List<Path> ofLibrary(Path file) {
        return Optional.ofNullable(file.toAbsolutePath().getParent())
                .map(this::of)
                .orElse(List.of());
    }

    /// The folders that links may start from, the library's first.
    ///
    /// @param libraryFolder none if the library has no file yet
    public List<Path> searched(Optional<Path> libraryFolder) {
        return libraryFolder.stream()
                .flatMap(it -> Stream.concat(Stream.of(it), of(it).stream()))
                .toList();
    }

    /// Replaces the folders for the libraries in a folder.
    public void put(Path libraryFolder, List<Path> folders) throws IOException {
        ObjectNode all = file.read();
        if (folders.isEmpty()) {
            all.remove(name(libraryFolder));
        } else {
            ArrayNode names = all.putArray(name(libraryFolder));
            for (Path folder : folders) {
                names.add(folder.toRealPath().toString());
            }
        }
        file.write(all);
    }

    private static String name(Path folder) throws IOException {
        return folder.toRealPath().toString();
    }

    private static Optional<Path> folder(String name) {
        try {
            return Optional.of(Path.of(name)).filter(Path::isAbsolute).filter(Files::isDirectory);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
