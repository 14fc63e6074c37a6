package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Real styles on many items, compared with what the reference engine makes of them.
class OracleTest {
    private static final String PROPERTY = "octavo.csl.oracle";
    private static final double LEAST = 0.994;

    @Test
    void rendersRealStylesAsTheReferenceEngineDoes() throws IOException {
        Path folder = SharedData.path(PROPERTY, "csl/oracle");
        int equal = 0;
        int all = 0;
        List<String> unordered = new ArrayList<>();
        for (String name : names(folder)) {
            for (var entry : new Oracle(folder, name).compare().entrySet()) {
                Oracle.Comparison made = entry.getValue();
                System.out.printf(
                        "CSL oracle %s %s: references %d of %d, citations %d of %d%n",
                        name,
                        entry.getKey(),
                        made.references(),
                        made.ofReferences(),
                        made.citations(),
                        made.ofCitations());
                equal += made.references() + made.citations();
                all += made.ofReferences() + made.ofCitations();
                if (!made.order()) {
                    unordered.add(name + " " + entry.getKey());
                }
            }
        }
        System.out.println("CSL oracle: " + equal + " of " + all);
        if (System.getProperty(PROPERTY) == null) {
            assertTrue(equal >= LEAST * all, equal + " of " + all);
            assertEquals(List.of(), unordered, "bibliographies in another order");
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".expected.json"))
                    .map(file -> file.replace(".expected.json", ""))
                    .sorted()
                    .toList();
        }
    }
}
