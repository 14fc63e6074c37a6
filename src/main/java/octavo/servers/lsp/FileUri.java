package octavo.servers.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;

/// Files as editors name them: `file:///home/jane/paper.tex`.
final class FileUri {
    private FileUri() {}

    /// The file of an address; nothing if it is of another kind, such as a text without a file.
    static Optional<Path> toPath(String uri) {
        try {
            URI fileUri = URI.create(uri);
            return "file".equalsIgnoreCase(fileUri.getScheme())
                    ? Optional.of(Path.of(fileUri).toAbsolutePath().normalize())
                    : Optional.empty();
        } catch (IllegalArgumentException | FileSystemNotFoundException _) {
            return Optional.empty();
        }
    }

    static String of(Path path) {
        String uri = path.toUri().toString();
        return uri.endsWith("/") ? uri.substring(0, uri.length() - 1) : uri;
    }
}
