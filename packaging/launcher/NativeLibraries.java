import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/// What of a jar is for the machine and not for Java. JavaFX takes it from beside its jar; left in
/// it, each start writes it into the user's home and compares it with what is there. On Windows it
/// looks elsewhere, so there it stays.
class NativeLibraries {
    private NativeLibraries() {}

    static void takeOut(Path jar) throws IOException {
        try (var inside = FileSystems.newFileSystem(jar)) {
            for (var library : libraries(inside.getPath("/"))) {
                var beside = jar.resolveSibling(library.getFileName().toString());
                Files.move(library, beside, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static List<Path> libraries(Path root) throws IOException {
        try (Stream<Path> all = Files.list(root)) {
            return all.filter(path -> path.toString().matches(".*[.](so|dylib)")).toList();
        }
    }
}
