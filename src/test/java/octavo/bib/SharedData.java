package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import octavo.Sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// Test data that lies beside the project rather than in it. Tests that use it say so when it is
/// not there, and fail for that where `CI` is set.
public final class SharedData {
    /// How many cases there are in what lies beside the project, to say how many were not run.
    private static final Map<String, Integer> CASES =
            Map.of(
                    "csl/fixtures", 845,
                    "bib/corpus", 1294,
                    "bib/names.tsv", 44,
                    "bib/latex.tsv", 101,
                    "bib/probes", 43,
                    "bib/expected-keys.tsv", 45130);

    private static final Set<String> NOT_HERE = ConcurrentHashMap.newKeySet();

    private SharedData() {}

    /// The data that a system property names, or else what lies at a path under `../shared`.
    public static Path path(String property, String defaultPath) {
        String given = System.getProperty(property);
        Path path = given == null ? Path.of("../shared", defaultPath) : Path.of(given);
        boolean there = Files.exists(path);
        assertTrue(there || !"true".equals(System.getenv("CI")), () -> path + " is missing");
        if (!there && NOT_HERE.add(defaultPath)) {
            System.out.println(notRun(path));
        }
        assumeTrue(there, () -> "skipped: " + path + " is not here");
        return path;
    }

    /// Real `.bib` files, by name: a sample, unless `-Doctavo.corpus=DIR` says which.
    public static List<Path> corpus() throws IOException {
        try (Stream<Path> files = Files.list(path("octavo.corpus", "bib/corpus"))) {
            List<Path> all = files.sorted().toList();
            return System.getProperty("octavo.corpus") == null ? Sample.of(all) : all;
        }
    }

    /// What the summary of a run says of the tests that it lacks.
    private static String notRun(Path path) {
        int all = NOT_HERE.stream().mapToInt(each -> CASES.getOrDefault(each, 1)).sum();
        return "Outside cases that are not here and were not run: %d so far, now those of %s"
                .formatted(all, path);
    }
}
