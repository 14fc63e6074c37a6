package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/// Real files in their own encodings. `-Doctavo.corpus=DIR` and `-Doctavo.corpus.keys=FILE` try
/// others; `target/corpus.tsv` has a row for each file.
class CorpusTest {

    /// @param edit what came of editing one field; empty where the file has none
    private record Row(
            String file, boolean identical, int found, int expected, Optional<Boolean> edit) {
        String line() {
            return String.join(
                    "\t",
                    file,
                    identical ? "yes" : "no",
                    Integer.toString(found),
                    Integer.toString(expected),
                    edit.map(right -> right ? "yes" : "no").orElse("-"));
        }
    }

    @Test
    void realFilesComeBackByteForByteWithTheirKeysAndTakeAnEdit() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        Map<String, Set<String>> expected = expectedKeys();
        List<Row> rows = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String name = String.valueOf(file.getFileName());
                rows.add(
                        row(name, Files.readAllBytes(file), expected.getOrDefault(name, Set.of())));
            }
        }
        Files.createDirectories(Path.of("target"));
        Files.write(
                Path.of("target/corpus.tsv"),
                Stream.concat(
                                Stream.of("file\tidentical\tkeys found\tkeys expected\tedit right"),
                                rows.stream().map(Row::line))
                        .toList(),
                StandardCharsets.UTF_8);
        judge(rows);
    }

    private static void judge(List<Row> rows) {
        long identical = rows.stream().filter(Row::identical).count();
        int found = rows.stream().mapToInt(Row::found).sum();
        int expected = rows.stream().mapToInt(Row::expected).sum();
        long edits = rows.stream().flatMap(row -> row.edit().stream()).count();
        long right = rows.stream().flatMap(row -> row.edit().stream()).filter(ok -> ok).count();
        System.out.printf("corpus: %d of %d identical%n", identical, rows.size());
        System.out.printf("corpus: %d of %d keys%n", found, expected);
        System.out.printf("corpus: %d of %d edits right%n", right, edits);
        assertEquals(rows.size(), identical);
        assertTrue(found >= 0.9995 * expected, () -> found + " of " + expected + " keys");
        assertEquals(edits, right);
    }

    private static Map<String, Set<String>> expectedKeys() throws IOException {
        Map<String, Set<String>> keys = new LinkedHashMap<>();
        Path table = SharedData.path("octavo.corpus.keys", "bib/expected-keys.tsv");
        for (String line : Files.readAllLines(table)) {
            String[] columns = line.split("\t", 2);
            if (columns.length == 2 && !line.startsWith("#")) {
                keys.computeIfAbsent(columns[0], _ -> new HashSet<>())
                        .add(columns[1].toLowerCase(Locale.ROOT));
            }
        }
        return keys;
    }

    private static Row row(String name, byte[] bytes, Set<String> expected) {
        BibFile file = BibParser.parse(bytes);
        Set<String> keys = new HashSet<>();
        for (BibItem item : file.items()) {
            switch (item) {
                case BibEntry entry -> keys.add(entry.key().toLowerCase(Locale.ROOT));
                case BibDisabled disabled ->
                        disabled.parseEntry()
                                .ifPresent(entry -> keys.add(entry.key().toLowerCase(Locale.ROOT)));
                case BibString _, BibPreamble _, BibComment _, BibText _ -> {}
            }
        }
        int found = (int) expected.stream().filter(keys::contains).count();
        return new Row(
                name,
                Arrays.equals(bytes, file.bytes()),
                found,
                expected.size(),
                editIsRight(file, new Random(name.hashCode())));
    }

    /// Gives one field, picked at random, another value, and compares the files byte for byte.
    private static Optional<Boolean> editIsRight(BibFile file, Random random) {
        List<Integer> candidates = new ArrayList<>();
        for (int i = 0; i < file.items().size(); i++) {
            if (file.items().get(i) instanceof BibEntry entry && entry.fieldCount() > 0) {
                candidates.add(i);
            }
        }
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        int index = candidates.get(random.nextInt(candidates.size()));
        BibEntry entry = (BibEntry) file.items().get(index);
        BibField field = entry.fields().get(random.nextInt(entry.fieldCount()));
        BibValue value = BibValue.braced("Octavo wrote this").orElseThrow();
        Optional<BibEntry> edited = entry.withValue(field.name(), value);
        if (edited.isEmpty()) {
            return Optional.of(false);
        }
        List<BibItem> items = new ArrayList<>(file.items());
        items.set(index, edited.get());
        BibFile changed = BibParser.parse(file.withItems(items).bytes());
        return Optional.of(
                changed.items().get(index) instanceof BibEntry again
                        && again.valueSource(field.name()).equals(Optional.of(value.source()))
                        && onlyTheValueChanged(file, index, field, value, changed));
    }

    private static boolean onlyTheValueChanged(
            BibFile before, int index, BibField field, BibValue value, BibFile after) {
        BibEntry entry = (BibEntry) before.items().get(index);
        var where = entry.valueSpan(entry.indexOfField(field.name()));
        byte[] source = value.source().getBytes(StandardCharsets.US_ASCII);
        byte[] text = offsetBytes(before, before.bytes());
        byte[] head =
                offsetBytes(before, before.withItems(before.items().subList(0, index)).bytes());
        int from = head.length + where.start();
        byte[] spliced = new byte[text.length - where.length() + source.length];
        System.arraycopy(text, 0, spliced, 0, from);
        System.arraycopy(source, 0, spliced, from, source.length);
        System.arraycopy(
                text,
                from + where.length(),
                spliced,
                from + source.length,
                text.length - from - where.length());
        return Arrays.equals(fileBytes(before, spliced), after.bytes());
    }

    /// The bytes that offsets count: those of the file, or of its text in UTF-8 if it is UTF-16.
    private static byte[] offsetBytes(BibFile file, byte[] bytes) {
        return wide(file)
                .map(charset -> new String(bytes, charset).getBytes(StandardCharsets.UTF_8))
                .orElse(bytes);
    }

    private static byte[] fileBytes(BibFile file, byte[] counted) {
        return wide(file)
                .map(charset -> new String(counted, StandardCharsets.UTF_8).getBytes(charset))
                .orElse(counted);
    }

    /// The file's charset if it is UTF-16; its byte order mark is a character like any other.
    private static Optional<Charset> wide(BibFile file) {
        return switch (file.encoding()) {
            case EXTENDED_ASCII -> Optional.empty();
            case UTF_16_LITTLE_ENDIAN -> Optional.of(StandardCharsets.UTF_16LE);
            case UTF_16_BIG_ENDIAN -> Optional.of(StandardCharsets.UTF_16BE);
        };
    }
}
