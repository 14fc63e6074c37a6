package octavo.settings;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// A user's keys for web services, in a file that only the user can read. They are stored nowhere
/// else: neither in the settings nor next to a library.
public final class ServiceKeys {
    private static final Set<PosixFilePermission> OF_OWNER =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private final PrivateObject file;

    public ServiceKeys(Path path) {
        this.file = new PrivateObject(path);
    }

    /// The file in the user's configuration folder.
    public static ServiceKeys ofUser() {
        return new ServiceKeys(ConfigurationFolder.ofUser().resolve("keys.json"));
    }

    /// The keys by service id. An unreadable file counts as empty; one that others can read is made
    /// private.
    public Map<String, String> load() {
        Map<String, String> keys = new LinkedHashMap<>();
        try {
            file.read()
                    .properties()
                    .forEach(each -> keys.put(each.getKey(), each.getValue().asString("")));
            if (!keys.isEmpty()) {
                close();
            }
        } catch (IOException trouble) {
            log("cannot be read", trouble);
        }
        keys.values().removeIf(String::isEmpty);
        return keys;
    }

    /// Stores the key of a service; an empty one is removed.
    public void put(String service, String key) throws IOException {
        ObjectNode keys = file.read();
        if (key.isEmpty()) {
            keys.remove(service);
        } else {
            keys.put(service, key);
        }
        file.write(keys);
    }

    /// The file may have been created by hand, or copied.
    private void close() throws IOException {
        Path path = file.path();
        boolean isPosix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (isPosix && !OF_OWNER.containsAll(Files.getPosixFilePermissions(path))) {
            Files.setPosixFilePermissions(path, OF_OWNER);
        }
    }

    private void log(String what, IOException trouble) {
        System.getLogger(ServiceKeys.class.getName())
                .log(Level.WARNING, file.path() + " " + what, trouble);
    }
}
