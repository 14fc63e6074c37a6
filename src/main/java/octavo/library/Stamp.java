package octavo.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// What changes with every write to a file, even one that puts its time back. The same stamp means
/// the same bytes; another one may mean nothing.
record Stamp(Map<String, Object> attributes) {
    static Stamp of(Path path) throws IOException {
        boolean unix = path.getFileSystem().supportedFileAttributeViews().contains("unix");
        return new Stamp(
                Map.copyOf(
                        Files.readAttributes(
                                path,
                                unix
                                        ? "unix:ino,size,ctime,lastModifiedTime"
                                        : "size,lastModifiedTime")));
    }
}
