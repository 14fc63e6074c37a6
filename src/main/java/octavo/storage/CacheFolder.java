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
    static Path of(String system, Path home, UnaryOperator<String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            String data = environment.apply("LOCALAPPDATA");
            Path local = data.isEmpty() ? home.resolve("AppData", "Local") : Path.of(data);
            return local.resolve("Octavo", "Cache");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library", "Caches", "Octavo");
        }
        return UserFolder.xdg(environment.apply("XDG_CACHE_HOME"), home.resolve(".cache"));
    }
}
