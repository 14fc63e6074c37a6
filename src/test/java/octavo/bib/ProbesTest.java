package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Small files, each with one oddity of the format. `-Doctavo.probes=DIR` and
/// `-Doctavo.probes.expected=FILE` try others; `target/probes.tsv` says how each was read.
class ProbesTest {

    @Test
    void everyProbeGivesItsEntriesAndTitles() throws IOException {
        Path folder = SharedData.path("octavo.probes", "bib/probes");
        Path table = SharedData.path("octavo.probes.expected", "bib/probes-expected.tsv");
        List<String> wrong = new ArrayList<>();
        List<String> report = new ArrayList<>();
        int count = 0;
        for (String line : Files.readAllLines(table)) {
            if (line.startsWith("#") || line.isBlank()) {
                continue;
            }
            count++;
            String[] columns = line.split("\t", -1);
            List<BibEntry> entries = entries(Files.readAllBytes(folder.resolve(columns[0])));
            report.add(columns[0] + "\t" + described(entries));
            if (!isRight(entries, columns)) {
                wrong.add(columns[0] + ": " + described(entries));
            }
        }
        Files.createDirectories(Path.of("target"));
        Files.write(Path.of("target/probes.tsv"), report, StandardCharsets.UTF_8);
        System.out.printf("probes: %d of %d%n", count - wrong.size(), count);
        assertEquals(List.of(), wrong);
    }

    private static List<BibEntry> entries(byte[] file) {
        return BibParser.parse(file).items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .toList();
    }

    private static boolean isRight(List<BibEntry> entries, String[] expected) {
        List<String> keys =
                entries.stream().map(BibEntry::key).filter(key -> !key.isEmpty()).toList();
        if (expected.length < 3 || expected[2].isEmpty()) {
            return keys.containsAll(List.of(expected[1].split(" ")));
        }
        Optional<String> title =
                entries.stream()
                        .filter(entry -> entry.key().equals("a"))
                        .findFirst()
                        .flatMap(entry -> entry.value("title"))
                        .map(value -> value.expandedText(_ -> Optional.empty()));
        return keys.containsAll(List.of(expected[1].split(" ")))
                && title.equals(Optional.of(expected[2]));
    }

    private static String described(List<BibEntry> entries) {
        StringBuilder text = new StringBuilder();
        for (BibEntry entry : entries) {
            text.append(entry.key()).append(" (").append(entry.type()).append(')');
            for (BibField field : entry.fields()) {
                text.append(' ').append(field.name()).append('=').append(field.valueSource());
            }
            text.append("; ");
        }
        return text.toString().replaceAll("[\\t\\r\\n]", " ");
    }
}
