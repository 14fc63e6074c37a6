package octavo.formats.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.conversion.ExportResult;
import octavo.library.Library;

import org.junit.jupiter.api.Test;

import java.util.List;

class CsvExportTest {
    private static ExportResult csv(String bib) {
        return CsvExport.of(List.of(Library.of(BibParser.parse(bib)).workAt(0).orElseThrow()));
    }

    @Test
    void aWorkIsARowThatReadsAsText() {
        ExportResult csv =
                csv(
                        "@article{a, author = {van der Berg, Jan and G{\\\"o}del, Kurt and others},"
                                + " title = {A {B}, C}, journal = {J}, date = {2001-02}, x-y = 1}");
        List<String> lines = csv.text().lines().toList();
        assertEquals(2, lines.size());
        assertTrue(
                lines.get(1)
                        .startsWith(
                                "a,article,journal,2001-02,\"van der Berg, Jan; Gödel, Kurt; et"
                                        + " al.\",,,\"A B, C\",,J,"),
                lines.get(1));
        assertEquals(List.of("cannot hold x-y: a"), csv.lossLines());
    }
}
