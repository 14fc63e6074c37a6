import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The CSL styles of a jar that only name another style, 8,000 of them and 40 % of the jar. The
/// program knows them by the table that `packaging/styles/StyleIndex.java` writes.
class DependentStyles {
    private DependentStyles() {}

    static void leaveOut(Path jar) throws IOException {
        try (var inside = FileSystems.newFileSystem(jar)) {
            var folder = inside.getPath("/dependent");
            if (Files.exists(folder)) {
                for (var style : files(folder)) {
                    Files.delete(style);
                }
                Files.delete(folder);
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        }
    }
}
