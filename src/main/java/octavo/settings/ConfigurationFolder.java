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
    static Path of(String systemName, Path homeFolder, UnaryOperator<String> environment) {
        String foldedSystem = systemName.toLowerCase(Locale.ROOT);
        if (foldedSystem.startsWith("windows")) {
            String applicationData = environment.apply("APPDATA");
            return (applicationData.isEmpty()
                            ? homeFolder.resolve("AppData", "Roaming")
                            : Path.of(applicationData))
                    .resolve("Octavo");
        }
        if (foldedSystem.startsWith("mac")) {
            return homeFolder.resolve("Library", "Application Support", "Octavo");
        }
        return UserFolder.xdgFolder(
                environment.apply("XDG_CONFIG_HOME"), homeFolder.resolve(".config"));
    }
}
