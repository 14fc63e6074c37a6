package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/// Test data that lies beside the project rather than in it. Tests that use it say so when it is
/// not there, and fail for that where `CI` is set.
public final class SharedData {
    private SharedData() {}

    /// The data that a system property names, or else what lies at a path under `../shared`.
    public static Path path(String property, String defaultPath) {
        String given = System.getProperty(property);
        Path path = given == null ? Path.of("../shared", defaultPath) : Path.of(given);
        boolean there = Files.exists(path);
        assertTrue(there || !"true".equals(System.getenv("CI")), () -> path + " is missing");
        assumeTrue(there, () -> "skipped: " + path + " is not here");
        return path;
    }
}
