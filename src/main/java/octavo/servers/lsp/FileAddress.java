package octavo.servers.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;

/// Files as editors name them: `file:///home/jane/paper.tex`.
final class FileAddress {
    private FileAddress() {}

    /// The file of an address; nothing if it is of another kind, such as a text without a file.
    static Optional<Path> path(String uri) {
        try {
            URI address = URI.create(uri);
            return "file".equalsIgnoreCase(address.getScheme())
                    ? Optional.of(Path.of(address).toAbsolutePath().normalize())
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
