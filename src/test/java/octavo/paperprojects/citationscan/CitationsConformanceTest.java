package octavo.paperprojects.citationscan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Sources of other projects, beside which stands what they cite and what they take in.
class CitationsConformanceTest {
    @Test
    void eachSourceCitesWhatStandsBesideIt() throws IOException {
        Path folder = SharedData.path("octavo.tex", "sources/tex");
        List<String> wrong = new ArrayList<>();
        List<String> rows = Files.readAllLines(folder.resolve("cites.tsv"));
        for (String row : rows.subList(1, rows.size())) {
            String[] columns = row.split("\t", -1);
            String text = Files.readString(folder.resolve(columns[0]), StandardCharsets.ISO_8859_1);
            SourceCitations read = WritingFormat.of(columns[0]).orElseThrow().read(text);
            String keys =
                    String.join(
                            " ", read.citedKeys().stream().map(CitedKey::key).distinct().toList());
            String found = keys + "\t" + String.join(" ", read.includedNames());
            if (!found.equals(columns[1] + "\t" + columns[2])) {
                wrong.add(columns[0] + ": " + found);
            }
        }
        System.out.printf("citations: %d sources, %d wrong%n", rows.size() - 1, wrong.size());
        assertEquals(List.of(), wrong);
    }
}
