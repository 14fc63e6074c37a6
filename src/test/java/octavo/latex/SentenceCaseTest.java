package octavo.latex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Titles as BibTeX's `change.case$` prints them. `-Doctavo.sentencecase=FILE` tries others.
class SentenceCaseTest {

    @Test
    void titlesAreInSentenceCaseAsInBibtex() throws IOException {
        var wrong = new ArrayList<String>();
        var rows =
                Files.readAllLines(SharedData.path("octavo.sentencecase", "bib/sentence-case.tsv"))
                        .stream()
                        .filter(line -> line.indexOf('\t') > 0 && !line.startsWith("# "))
                        .map(line -> line.split("\t", -1))
                        .toList();
        for (String[] row : rows) {
            String sentence = LetterCase.SENTENCE.of(row[0]);
            if (!sentence.equals(row[1])) {
                wrong.add(row[1] + " came out as " + sentence);
            }
        }
        System.out.println(rows.size() - wrong.size() + " of " + rows.size());
        assertEquals(List.of(), wrong);
    }

    static Stream<String> random() throws IOException {
        var table =
                Objects.requireNonNull(
                        SentenceCaseTest.class.getResourceAsStream("bibtex-case.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("# ")).toList().stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("random")
    void anyTextChangesItsCaseAsInBibtex(String row) {
        String[] cells = row.split("\t", -1);
        assertEquals(cells[1], LetterCase.SENTENCE.of(cells[0]));
        assertEquals(cells[2], LetterCase.LOWER.of(cells[0]));
        assertEquals(cells[3], LetterCase.UPPER.of(cells[0]));
    }

    @Test
    void lettersOutsideAsciiChangeToo() {
        assertEquals("Die über theorie", LetterCase.SENTENCE.of("Die Über Theorie"));
        assertEquals("ÉTUDE", LetterCase.UPPER.of("étude"));
    }

    @Test
    void deepBracesAreNoTrouble() {
        String deep = "{".repeat(100_000) + "A" + "}".repeat(100_000);
        assertEquals(deep, LetterCase.LOWER.of(deep));
    }
}
