package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.SharedData;

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

/// The official suite of CSL processors, or another folder of such cases: all pass but those that
/// `known-failures.txt` lists with a reason. Of another folder, failures that it does not list are
/// counted only.
class FixtureConformanceTest {
    private static final String PROPERTY = "octavo.csl.fixtures";
    private static final Path RESULTS = Path.of("target", "csl-fixtures.tsv");

    @Test
    void rendersTheOfficialFixtures() throws IOException {
        Path folder = SharedData.path(PROPERTY, "csl/fixtures");
        Set<String> listed = listed();
        Set<String> unlisted = new TreeSet<>();
        Set<String> wronglyListed = new TreeSet<>();
        List<String> lines = new ArrayList<>();
        int passed = 0;
        for (Path file : files(folder)) {
            String name = file.getFileName().toString().replaceFirst("\\.txt$", "");
            Fixture fixture = new Fixture(Files.readString(file));
            boolean passes = passes(fixture);
            passed += passes ? 1 : 0;
            lines.add(name + "\t" + (passes ? "pass" : "fail"));
            if (passes && listed.contains(name)) {
                wronglyListed.add(name);
            } else if (!passes && !listed.contains(name)) {
                unlisted.add(name);
            }
        }
        Files.createDirectories(RESULTS.getParent());
        Files.write(RESULTS, lines);
        System.out.println("CSL fixtures: " + passed + " of " + lines.size());
        assertEquals(Set.of(), wronglyListed, "listed as known failures, but they pass");
        if (System.getProperty(PROPERTY) == null) {
            assertEquals(Set.of(), unlisted, "fail, and are not listed");
        }
    }

    private static boolean passes(Fixture fixture) {
        try {
            return fixture.expected().equals(fixture.actual());
        } catch (RuntimeException e) {
            System.out.println("CSL fixture threw " + e);
            return false;
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        }
    }

    private static Set<String> listed() throws IOException {
        try (InputStream in =
                FixtureConformanceTest.class.getResourceAsStream("known-failures.txt")) {
            Set<String> names = new HashSet<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> names.add(line.replaceFirst(":.*", "")));
            return names;
        }
    }
}
