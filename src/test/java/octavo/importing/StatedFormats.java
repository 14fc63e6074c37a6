package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;
import octavo.fields.FieldName;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.StatedValues.Comparison;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Files that other projects keep for their own tests, read by us, and every value that those tests
/// state. Where ours is another reading, `differences.tsv` says why it is the better.
final class StatedFormats {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// The folders that are read, and the format that each holds.
    static final Map<String, String> FOLDERS = folders();

    private static Map<String, String> folders() {
        Map<String, String> folders = new LinkedHashMap<>();
        folders.put("ris", "RIS");
        folders.put("medline-nbib", "MEDLINE");
        folders.put("refer-enw", "refer/EndNote");
        folders.put("isi-wos", "Web of Science");
        folders.put("refworks", "RefWorks");
        folders.put("ovid", "Ovid");
        folders.put("csl-json", "CSL-JSON");
        folders.put("citavi", "Citavi");
        folders.put("datacite-json", "DataCite JSON");
        folders.put("openalex-json", "OpenAlex JSON");
        folders.put("cff", "CITATION.cff");
        folders.put("hayagriva", "hayagriva");
        folders.put("pubmed-xml", "PubMed XML");
        folders.put("endnote-xml", "EndNote XML");
        folders.put("mods", "MODS");
        folders.put("marcxml", "MARCXML");
        folders.put("msbib", "MS Bibliography");
        folders.put("crossref-unixref", "Crossref XML");
        folders.put("datacite-xml", "DataCite XML");
        return folders;
    }

    /// A value of a case, which may be explained.
    record Row(String format, String file, int index, Comparison value, boolean explained) {
        String line() {
            return String.join(
                    "\t",
                    format,
                    file + (index > 0 ? "#" + (index + 1) : ""),
                    value.field(),
                    value.expected().replaceAll("\\s+", " "),
                    value.got().replaceAll("\\s+", " "),
                    value.equal() ? "yes" : explained ? "explained" : "no");
        }
    }

    private final Set<String> reasons = reasons();
    private final List<Row> rows = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();

    /// Reads all, and writes what is equal to `target/import.tsv`.
    static StatedFormats readAll() throws IOException {
        StatedFormats formats = new StatedFormats();
        Path root = SharedData.path("octavo.import", "sources/formats");
        for (Map.Entry<String, String> folder : FOLDERS.entrySet()) {
            Path path = root.resolve(folder.getKey());
            if (Files.isDirectory(path)) {
                formats.readAll(path, folder.getValue());
            } else {
                System.out.println("skipped: there is no " + path);
            }
        }
        formats.write();
        return formats;
    }

    List<Row> rows() {
        return rows;
    }

    /// The records that were not found.
    List<String> missing() {
        return missing;
    }

    long count(String folder, boolean equal) {
        return rows.stream()
                .filter(row -> row.format().equals(folder))
                .filter(row -> !equal || row.value().equal())
                .count();
    }

    private void write() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("format\tcase\tfield\texpected\tgot\tequal");
        rows.forEach(row -> lines.add(row.line()));
        missing.forEach(what -> lines.add(what + "\trecord\t\t\tno"));
        Files.createDirectories(Path.of("target"));
        Files.write(Path.of("target", "import.tsv"), lines);
        FOLDERS.keySet()
                .forEach(folder ->
                        System.out.printf(
                                "%s: %d of %d values equal%n",
                                folder, count(folder, true), count(folder, false)));
    }

    private void readAll(Path folder, String format) throws IOException {
        String name = folder.getFileName().toString();
        for (Path file : files(folder)) {
            String id = file.getFileName().toString().replaceFirst("\\..*", "");
            JsonNode items = stated(folder.resolve(id + ".expected.json"));
            SourceReading reading =
                    SourceFormats.readSource(SourceContent.of(Files.readAllBytes(file)));
            List<ImportedWork> works = works(reading, format, name + "\t" + id, items);
            compare(name, id, items, works);
        }
    }

    /// The items of which anything is stated: a record that says nothing is damaged.
    private static JsonNode stated(Path file) {
        var items = JSON.createArrayNode();
        JSON.readTree(file.toFile()).valueStream().filter(it -> !it.isEmpty()).forEach(items::add);
        return items;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(
                            file -> file.getFileName().toString().matches("\\d+\\.(?!expected).*"))
                    .sorted()
                    .toList();
        }
    }

    private List<ImportedWork> works(
            SourceReading reading, String format, String where, JsonNode items) {
        if (reading instanceof SourceReading.ForeignWorks(var found, var works)
                && found.name().equals(format)) {
            return works.works();
        }
        if (!items.isEmpty()) {
            missing.add(where + " not told as " + format + " but " + reading);
        }
        return List.of();
    }

    private void compare(String format, String id, JsonNode items, List<ImportedWork> works) {
        boolean partly = items.valueStream().anyMatch(StatedFormats::isOneOfMany);
        boolean same = partly ? items.size() <= works.size() : items.size() == works.size();
        if (!same && !reasons.contains(key(format, id, "records"))) {
            missing.add(format + "\t" + id + " " + works.size() + " records, not " + items.size());
        }
        for (int i = 0; i < items.size(); i++) {
            int index = place(items.get(i), i, works);
            if (index < works.size()) {
                for (Comparison value : StatedValues.compare(items.get(i), works.get(index))) {
                    boolean known =
                            reasons.contains(key(format, id, value.field()))
                                    || reasons.contains(
                                            key(format, id + "#" + (i + 1), value.field()));
                    rows.add(new Row(format, id, i, value, known));
                }
            }
        }
    }

    private static boolean isOneOfMany(JsonNode item) {
        return item.has("at") || item.has("key") || item.has("pmid");
    }

    /// Where the work is that an item is about: only some may be stated.
    private static int place(JsonNode item, int index, List<ImportedWork> works) {
        String pmid = item.has("pmid") ? StatedValues.digits(item.get("pmid")) : "none";
        String title = item.has("at") && item.has("title") ? item.get("title").asString() : "none";
        for (int i = 0; i < works.size(); i++) {
            boolean named =
                    works.get(i).plainText(FieldName.TITLE).equals(title)
                            || item.has("key")
                                    && works.get(i)
                                            .key()
                                            .equals(Optional.of(item.get("key").asString()));
            if (named || works.get(i).plainText(FieldName.PMID).equals(pmid)) {
                return i;
            }
        }
        return item.has("at") ? item.get("at").asInt() : index;
    }

    private static String key(String format, String file, String field) {
        return format + "/" + file + "/" + field;
    }

    private static Set<String> reasons() {
        Set<String> keys = new HashSet<>();
        for (String line : lines()) {
            String[] cells = line.split("\t", -1);
            assertTrue(cells.length == 4 && !cells[3].isBlank(), line);
            keys.add(key(cells[0], cells[1], cells[2]));
        }
        return keys;
    }

    private static List<String> lines() {
        try (var in =
                Objects.requireNonNull(
                        StatedFormats.class.getResourceAsStream("differences.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
