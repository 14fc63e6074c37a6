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
    private static final Set<PosixFilePermission> OWNER_ONLY =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private final PrivateObject storedObject;

    public ServiceKeys(Path path) {
        this.storedObject = new PrivateObject(path);
    }

    /// The file in the user's configuration folder.
    public static ServiceKeys ofUser() {
        return new ServiceKeys(ConfigurationFolder.ofUser().resolve("keys.json"));
    }

    /// The keys by service id. An unreadable file counts as empty; one that others can read is made
    /// private.
    public Map<String, String> loadKeys() {
        Map<String, String> keysByService = new LinkedHashMap<>();
        try {
            storedObject
                    .readObject()
                    .properties()
                    .forEach(
                            each -> keysByService.put(each.getKey(), each.getValue().asString("")));
            if (!keysByService.isEmpty()) {
                makePrivate();
            }
        } catch (IOException failure) {
            logFailure("cannot be read", failure);
        }
        keysByService.values().removeIf(String::isEmpty);
        return keysByService;
    }

    /// Stores the key of a service; an empty one is removed.
    public void putKey(String serviceId, String serviceKey) throws IOException {
        ObjectNode keysByService = storedObject.readObject();
        if (serviceKey.isEmpty()) {
            keysByService.remove(serviceId);
        } else {
            keysByService.put(serviceId, serviceKey);
        }
        storedObject.writeObject(keysByService);
    }

    /// The file may have been created by hand, or copied.
    private void makePrivate() throws IOException {
        Path filePath = storedObject.filePath();
        boolean isPosix = filePath.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (isPosix && !OWNER_ONLY.containsAll(Files.getPosixFilePermissions(filePath))) {
            Files.setPosixFilePermissions(filePath, OWNER_ONLY);
        }
    }

    private void logFailure(String description, IOException failure) {
        System.getLogger(ServiceKeys.class.getName())
                .log(Level.WARNING, storedObject.filePath() + " " + description, failure);
    }
}
