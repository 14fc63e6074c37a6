package octavo.storage;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The user's folder for one purpose, by the conventions of each system.
public final class UserFolder {
    private UserFolder() {}

    /// Where the folder is on a given system.
    public interface FolderConvention {
        /// The folder, given the name of the system and what is known there.
        ///
        /// @param environment the value of a variable, empty if it is not set
        Path of(String system, Path homeFolder, UnaryOperator<String> environment);
    }

    /// The folder here.
    ///
    /// @param propertyName the system property that overrides the convention
    public static Path of(String propertyName, FolderConvention convention) {
        String overriddenPath = System.getProperty(propertyName, "");
        return overriddenPath.isEmpty()
                ? convention.of(
                        System.getProperty("os.name", ""),
                        HomeFolder.path(),
                        name -> Optional.ofNullable(System.getenv(name)).orElse(""))
                : Path.of(overriddenPath);
    }

    /// Windows' folder for what belongs to one machine.
    static Path localAppData(Path homeFolder, UnaryOperator<String> environment) {
        String variableValue = environment.apply("LOCALAPPDATA");
        return variableValue.isEmpty()
                ? homeFolder.resolve("AppData", "Local")
                : Path.of(variableValue);
    }

    /// The folder that a variable of the XDG specification names; relative paths must be ignored.
    public static Path xdgFolder(String variableValue, Path defaultFolder) {
        return (variableValue.startsWith("/") ? Path.of(variableValue) : defaultFolder)
                .resolve("octavo");
    }
}
