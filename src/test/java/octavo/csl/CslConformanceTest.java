package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The official suite of CSL processors, or another folder of such cases (`-Doctavo.csl.fixtures`):
/// all pass but those that `known-failures.txt` lists with a reason. `target/csl-conformance.tsv`
/// says of each case `name`, `pass`, `fail` or `error`, what was expected and what came. Of another
/// folder, failures that the list does not have are only said there.
class CslConformanceTest {
    private static final String PROPERTY = "octavo.csl.fixtures";
    private static final Path RESULTS = Path.of("target", "csl-conformance.tsv");

    @Test
    @Tag("slow")
    void rendersTheOfficialFixtures() throws IOException {
        List<Result> results = new ArrayList<>();
        for (Path file : files(SharedData.path(PROPERTY, "csl/fixtures"))) {
            results.add(Result.of(file));
        }
        Files.createDirectories(RESULTS.getParent());
        Files.write(RESULTS, results.stream().map(Result::line).toList());
        System.out.println(
                "CSL fixtures: "
                        + results.stream().filter(Result::passed).count()
                        + " of "
                        + results.size());
        Set<String> listed = listed();
        Set<String> wronglyListed = new TreeSet<>();
        Set<String> unlisted = new TreeSet<>();
        for (Result result : results) {
            if (result.passed() && listed.contains(result.name)) {
                wronglyListed.add(result.name);
            } else if (!result.passed() && !listed.contains(result.name)) {
                unlisted.add(result.name);
            }
        }
        assertEquals(Set.of(), wronglyListed, "listed as known failures, but they pass");
        if (System.getProperty(PROPERTY) == null) {
            assertEquals(Set.of(), unlisted, "fail, and are not listed");
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        }
    }

    private static Set<String> listed() throws IOException {
        try (InputStream in = CslConformanceTest.class.getResourceAsStream("known-failures.txt")) {
            Set<String> names = new HashSet<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> names.add(line.replaceFirst(":.*", "")));
            return names;
        }
    }

    /// What became of a case.
    private record Result(String name, String outcome, String expected, String actual) {
        static Result of(Path file) throws IOException {
            String name = file.getFileName().toString().replaceFirst("\\.txt$", "");
            Fixture fixture = new Fixture(Files.readString(file));
            try {
                String actual = fixture.actual();
                boolean passes = fixture.expected().equals(actual);
                return new Result(name, passes ? "pass" : "fail", fixture.expected(), actual);
            } catch (RuntimeException e) {
                return new Result(name, "error", fixture.expected(), e.toString());
            }
        }

        boolean passed() {
            return outcome.equals("pass");
        }

        String line() {
            return String.join("\t", name, outcome, escaped(expected), escaped(actual));
        }

        private static String escaped(String text) {
            return text.replace("\\", "\\\\")
                    .replace("\t", "\\t")
                    .replace("\r", "\\r")
                    .replace("\n", "\\n");
        }
    }
}
