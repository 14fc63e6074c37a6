package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Names as BibTeX's `format.name$` takes them to pieces, but for those of which it is known that
/// BibTeX takes them to pieces otherwise than biber and people. `-Doctavo.names=FILE` tries others.
class NamesTableTest {

    @Test
    void namesComeToPiecesAsInBibtex() throws IOException {
        var rows =
                rows(Files.readAllLines(SharedData.path("octavo.names", "bib/names.tsv")).stream());
        var wrong = rows.stream().filter(row -> !isRight(row)).map(List::of).toList();
        System.out.println(rows.size() - wrong.size() + " of " + rows.size());
        assertEquals(List.of(), wrong);
    }

    /// The answers of BibTeX itself to random names of words that it has rules for.
    static Stream<Arguments> random() throws IOException {
        var table =
                Objects.requireNonNull(
                        NamesTableTest.class.getResourceAsStream("bibtex-names.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return rows(lines.lines()).stream().map(row -> Arguments.of(row[0], List.of(row)));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("random")
    void anyNameComesToPiecesAsInBibtex(String raw, List<String> row) {
        if (PersonName.misreadByBibtex(raw).isEmpty()) {
            assertEquals(row.subList(1, 5), pieces(raw));
        } else {
            assertNotEquals(row.subList(1, 5), pieces(raw));
        }
    }

    private static List<String[]> rows(Stream<String> lines) {
        return lines.filter(line -> line.indexOf('\t') > 0 && !line.startsWith("# "))
                .map(line -> (line + "\t\t\t\t").split("\t", -1))
                .toList();
    }

    private static boolean isRight(String[] row) {
        boolean alike = pieces(row[0]).equals(List.of(row).subList(1, 5));
        return alike == PersonName.misreadByBibtex(row[0]).isEmpty();
    }

    private static List<String> pieces(String raw) {
        return BibNameList.parse(raw).value().names().stream()
                .findFirst()
                .map(name -> List.of(name.given(), name.prefix(), name.family(), name.suffix()))
                .orElse(List.of("", "", "", ""));
    }
}
