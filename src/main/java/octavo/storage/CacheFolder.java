package octavo.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;

/// The folder for data that can be fetched again, such as answers of web services. It may be
/// deleted at any time.
public final class CacheFolder {
    private CacheFolder() {}

    /// The user's folder; the system property `octavo.cache` overrides it.
    public static Path ofUser() {
        return UserFolder.of("octavo.cache", CacheFolder::of);
    }

    /// The folder on a given system.
    ///
    /// @param environment the value of a variable, empty if it is not set
    static Path of(String systemName, Path homeFolder, UnaryOperator<String> environment) {
        String foldedSystem = systemName.toLowerCase(Locale.ROOT);
        if (foldedSystem.startsWith("windows")) {
            return UserFolder.localAppData(homeFolder, environment).resolve("Octavo", "Cache");
        }
        if (foldedSystem.startsWith("mac")) {
            return homeFolder.resolve("Library", "Caches", "Octavo");
        }
        return UserFolder.xdgFolder(
                environment.apply("XDG_CACHE_HOME"), homeFolder.resolve(".cache"));
    }
}
