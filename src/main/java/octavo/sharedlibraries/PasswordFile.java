package octavo.sharedlibraries;

import octavo.storage.DurableFile;
import octavo.storage.PrivateFile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The user's `~/.pgpass`, in which all of PostgreSQL's programs find passwords. Only its owner can
/// read it.
public final class PasswordFile {
    private PasswordFile() {}

    /// The password that is used for every server, whatever the file says.
    public static Optional<String> passwordOfEnvironment() {
        return Optional.ofNullable(System.getenv("PGPASSWORD")).filter(it -> !it.isEmpty());
    }

    /// Keeps a password, once the server has accepted it.
    public static void keep(ServerAddress address, String password)
            throws IOException, SharingFailure {
        ServerConnection.refuseReadablePasswords();
        ServerConnection.tryPassword(address, password);
        store(findPath(), address, password);
    }

    static Path findPath() {
        return Optional.ofNullable(System.getenv("PGPASSFILE"))
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("user.home", ""), ".pgpass"));
    }

    /// Stores a password, instead of an earlier one. Its line comes first, since the first that
    /// fits is used.
    static void store(Path file, ServerAddress address, String password) throws IOException {
        String place = placeOf(address) + ":";
        List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
        String text =
                Stream.concat(
                                Stream.of(place + escape(password)),
                                lines.stream().filter(line -> !line.startsWith(place)))
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (Files.exists(file)) {
            DurableFile.writeFile(file, bytes);
        } else {
            PrivateFile.writeFile(file, bytes);
        }
    }

    private static String placeOf(ServerAddress address) {
        return Stream.of(
                        address.host(),
                        String.valueOf(address.port()),
                        address.database(),
                        address.user())
                .map(PasswordFile::escape)
                .collect(Collectors.joining(":"));
    }

    private static String escape(String part) {
        return part.replace("\\", "\\\\").replace(":", "\\:");
    }
}
