package octavo.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The folder for data that can be fetched again, such as answers of web services. It may be
/// deleted at any time.
public final class CacheFolder {
    private CacheFolder() {}

    /// The user's folder; the system property `octavo.cache` overrides it.
    public static Path ofUser() {
        String named = System.getProperty("octavo.cache", "");
        return named.isEmpty()
                ? of(
                        System.getProperty("os.name", ""),
                        Path.of(System.getProperty("user.home", "")),
                        name -> Optional.ofNullable(System.getenv(name)).orElse(""))
                : Path.of(named);
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
        // The XDG specification: relative paths must be ignored.
        String xdg = environment.apply("XDG_CACHE_HOME");
        return (xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".cache")).resolve("octavo");
    }
}
