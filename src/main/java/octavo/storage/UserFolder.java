package octavo.storage;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The user's folder for one purpose, by the conventions of each system.
public final class UserFolder {
    private UserFolder() {}

    /// Where the folder is on a given system.
    public interface Convention {
        /// The folder, given the name of the system and what is known there.
        ///
        /// @param environment the value of a variable, empty if it is not set
        Path of(String system, Path home, UnaryOperator<String> environment);
    }

    /// The folder here.
    ///
    /// @param property the system property that overrides the convention
    public static Path of(String property, Convention convention) {
        String named = System.getProperty(property, "");
        return named.isEmpty()
                ? convention.of(
                        System.getProperty("os.name", ""),
                        Path.of(System.getProperty("user.home", "")),
                        name -> Optional.ofNullable(System.getenv(name)).orElse(""))
                : Path.of(named);
    }

    /// The folder that a variable of the XDG specification names; relative paths must be ignored.
    public static Path xdg(String value, Path otherwise) {
        return (value.startsWith("/") ? Path.of(value) : otherwise).resolve("octavo");
    }
}
