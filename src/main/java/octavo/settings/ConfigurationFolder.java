package octavo.settings;

import octavo.storage.UserFolder;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;

/// The folder for settings, by the conventions of each system.
final class ConfigurationFolder {
    private ConfigurationFolder() {}

    static Path ofUser() {
        return UserFolder.of("octavo.config", ConfigurationFolder::of);
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
        return UserFolder.xdg(environment.apply("XDG_CONFIG_HOME"), home.resolve(".config"));
    }
}
