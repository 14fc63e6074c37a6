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
    public static Path log(Path stateFolder) {
        return stateFolder.resolve("log");
    }

    /// The folder on a given system.
    ///
    /// @param environment the value of a variable, empty if it is not set
    public static Path of(String system, Path home, UnaryOperator<String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            String data = environment.apply("LOCALAPPDATA");
            Path local = data.isEmpty() ? home.resolve("AppData", "Local") : Path.of(data);
            return local.resolve("Octavo", "State");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library", "Application Support", "Octavo", "State");
        }
        return UserFolder.xdg(environment.apply("XDG_STATE_HOME"), home.resolve(".local", "state"));
    }
}
