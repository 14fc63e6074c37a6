package octavo.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The folder for settings, by the conventions of each system.
final class ConfigurationFolder {
    private ConfigurationFolder() {}

    static Path ofUser() {
        String named = System.getProperty("octavo.config", "");
        return named.isEmpty()
                ? of(
                        System.getProperty("os.name", ""),
                        Path.of(System.getProperty("user.home", "")),
                        name -> Optional.ofNullable(System.getenv(name)).orElse(""))
                : Path.of(named);
    }

    /// @param environment the value of a variable, empty if it is not set
    static Path of(String system, Path home, UnaryOperator<String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            String data = environment.apply("APPDATA");
            return (data.isEmpty() ? home.resolve("AppData", "Roaming") : Path.of(data))
                    .resolve("Octavo");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library", "Application Support", "Octavo");
        }
        // The XDG specification: relative paths must be ignored.
        String xdg = environment.apply("XDG_CONFIG_HOME");
        return (xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".config")).resolve("octavo");
    }
}
