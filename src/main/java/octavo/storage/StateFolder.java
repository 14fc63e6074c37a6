package octavo.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;

/// The folder for state that must survive the program but is not a setting: unsaved edits and
/// earlier versions of libraries. It belongs to one machine.
public final class StateFolder {
    private StateFolder() {}

    /// The user's folder; the system property `octavo.state` overrides it.
    public static Path ofUser() {
        return UserFolder.of("octavo.state", StateFolder::of);
    }

    /// The log file of the window and the command line.
    public static Path logFile(Path stateFolder) {
        return stateFolder.resolve("log");
    }

    /// The folder on a given system.
    ///
    /// @param environment the value of a variable, empty if it is not set
    public static Path of(String systemName, Path homeFolder, UnaryOperator<String> environment) {
        String foldedSystem = systemName.toLowerCase(Locale.ROOT);
        if (foldedSystem.startsWith("windows")) {
            return UserFolder.localAppData(homeFolder, environment).resolve("Octavo", "State");
        }
        if (foldedSystem.startsWith("mac")) {
            return homeFolder.resolve("Library", "Application Support", "Octavo", "State");
        }
        return UserFolder.xdgFolder(
                environment.apply("XDG_STATE_HOME"), homeFolder.resolve(".local", "state"));
    }
}
