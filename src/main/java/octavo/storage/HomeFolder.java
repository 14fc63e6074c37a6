package octavo.storage;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;

/// The user's home: the variable `HOME` where shells have set it, as other programs take it, and
/// not only what the list of accounts says, which is all that Java reads.
public final class HomeFolder {
    private HomeFolder() {}

    /// The home of whoever runs this; the system property `octavo.home` overrides it.
    public static Path path() {
        String overriddenPath = System.getProperty("octavo.home", "");
        return overriddenPath.isEmpty()
                ? of(System.getProperty("os.name", ""), System.getenv("HOME"))
                : Path.of(overriddenPath);
    }

    /// The home on a given system; on Windows, `HOME` belongs to the shells that were ported there.
    ///
    /// @param homeVariable null where it is not set
    static Path of(String system, @Nullable String homeVariable) {
        return homeVariable != null && homeVariable.startsWith("/") && !system.startsWith("Windows")
                ? Path.of(homeVariable)
                : Path.of(System.getProperty("user.home", ""));
    }

    /// A path that may begin with `~/`, as shells understand it.
    public static String expand(String writtenPath) {
        return writtenPath.startsWith("~/") ? path() + writtenPath.substring(1) : writtenPath;
    }
}
