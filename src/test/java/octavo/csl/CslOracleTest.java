package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Real styles on many items, compared with what the reference engine makes of them; other items
/// with `-Doctavo.csl.items=FILE -Doctavo.csl.expected=FILE`, of which differences are only told.
/// `target/csl-oracle.tsv` has a row for each style, `target/csl-oracle-differences.txt` the rest.
class CslOracleTest {
    private static final String ITEMS = "octavo.csl.items";
    private static final String EXPECTED = "octavo.csl.expected";
    private static final Path RESULTS = Path.of("target", "csl-oracle.tsv");
    private static final Path DIFFERENCES = Path.of("target", "csl-oracle-differences.txt");

    @Test
    void rendersRealStylesAsTheReferenceEngineDoes() throws IOException {
        List<String> rows = new ArrayList<>();
        rows.add("style\tentries equal\tof\tplaces equal\tof\tcitations equal\tof");
        List<String> differences = new ArrayList<>();
        for (Oracle oracle : oracles()) {
            for (Oracle.Comparison made : oracle.compare()) {
                rows.add(made.line());
                made.differences().forEach(d -> differences.add(made.style() + ": " + d));
            }
        }
        Files.createDirectories(RESULTS.getParent());
        Files.write(RESULTS, rows);
        Files.write(DIFFERENCES, differences);
        System.out.println("CSL oracle: " + differences.size() + " differences");
        if (System.getProperty(EXPECTED) == null) {
            assertEquals(List.of(), differences);
        }
    }

    private static List<Oracle> oracles() throws IOException {
        if (System.getProperty(EXPECTED) != null) {
            Path expected = SharedData.path(EXPECTED, "csl/oracle");
            return List.of(new Oracle(SharedData.path(ITEMS, "csl/oracle"), expected));
        }
        Path folder = SharedData.path(ITEMS, "csl/oracle");
        List<Oracle> oracles = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path expected : files.sorted().toList()) {
                String name = expected.getFileName().toString();
                if (name.endsWith(".expected.json")) {
                    String items = name.replace(".expected.json", ".json");
                    oracles.add(new Oracle(folder.resolve(items), expected));
                }
            }
        }
        return oracles;
    }
}
