package octavo.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// Attributes that change with every write to a file, even one that resets its time. Equal stamps
/// mean equal bytes; different stamps may mean nothing.
public record FileStamp(Map<String, Object> attributes) {
    public static FileStamp of(Path path) throws IOException {
        boolean isUnix = path.getFileSystem().supportedFileAttributeViews().contains("unix");
        return new FileStamp(
                Map.copyOf(
                        Files.readAttributes(
                                path,
                                isUnix
                                        ? "unix:ino,size,ctime,lastModifiedTime"
                                        : "size,lastModifiedTime")));
    }
}
