package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.StatedValues.Comparison;
import octavo.net.StubServer;
import octavo.net.WebAnswer;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient;
import octavo.net.WebRequest;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Asks a stub of the web for everything that was recorded (`../shared/sources/web`, or
/// `-Doctavo.import.web=DIR`), reads what it answers, and compares every value that other projects'
/// tests state of it. All is written to `target/import-web.tsv`. Where ours is another reading,
/// `web-differences.tsv` says why it is the better.
class ImportWebTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final double ENOUGH = 0.95;

    private record Row(String exchange, int index, Comparison value, boolean explained) {
        String key() {
            return exchange + (index > 0 ? "#" + (index + 1) : "") + "\t" + value.field();
        }

        String line() {
            return String.join(
                    "\t",
                    key(),
                    value.expected().replaceAll("\\s+", " "),
                    value.got().replaceAll("\\s+", " "),
                    value.equal() ? "yes" : explained ? "explained" : "no");
        }
    }

    private final Map<String, String> reasons = reasons();
    private final List<Row> rows = new ArrayList<>();
    private final Set<String> compared = new TreeSet<>();
    private final Set<String> excused = new TreeSet<>();
    private final List<String> missing = new ArrayList<>();
    private final Map<String, int[]> counts = new TreeMap<>();

    @Test
    @Tag("slow")
    void readsWhatServicesAnswer() throws IOException, InterruptedException {
        Path root = SharedData.path("octavo.import.web", "sources/web");
        if (!Files.isDirectory(root)) {
            System.out.println("skipped: there is no " + root);
            return;
        }
        try (StubServer web = StubServer.replaying(root)) {
            var client = web.client();
            for (Path request : requests(root)) {
                ask(client, root, request);
            }
        }
        pages(root);
        write();
        counts.forEach((service, it) ->
                System.out.printf("%s: %d answers, %d works%n", service, it[0], it[1]));
        long equal = rows.stream().filter(row -> row.value().equal()).count();
        long argued = rows.stream().filter(row -> !row.value().equal() && row.explained()).count();
        System.out.printf("%d of %d values equal, %d argued%n", equal, rows.size(), argued);
        assertEquals(List.of(), missing, "records not found");
        assertEquals(
                List.of(),
                rows.stream()
                        .filter(row -> !row.value().equal() && !row.explained())
                        .map(Row::line)
                        .toList(),
                "differences that nobody explains");
        assertEquals(Set.of(), needless(), "reasons for what does not differ");
        assertTrue(equal >= ENOUGH * rows.size(), () -> equal + " of " + rows.size());
    }

    private static List<Path> requests(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(it -> it.toString().endsWith(".request"))
                    .filter(it -> !it.toString().contains("/pages/"))
                    .sorted()
                    .toList();
        }
    }

    private void ask(WebClient client, Path root, Path file)
            throws IOException, InterruptedException {
        String name = file.toString().replaceFirst("\\.request$", "");
        String[] parts = Files.readString(file).split("\r?\n\r?\n", 2);
        String[] lines = parts[0].split("\r?\n", -1);
        String address = lines[0].split(" ", 2)[1].strip();
        String accept = lines.length > 1 ? lines[1].replaceFirst("(?i)^accept:\\s*", "") : "*/*";
        WebRequest request = WebRequest.ofSearch(uri(address), accept);
        boolean posts = lines[0].startsWith("POST");
        WebAnswer answer =
                client.fetchAnswer(
                        posts
                                ? request.withPostedBody(
                                        "application/json",
                                        parts.length > 1 ? parts[1].strip() : "")
                                : request);
        String service = root.relativize(file).getName(0).toString();
        List<ImportedWork> works =
                answer instanceof WebContent content
                        ? works(SourceContent.of(content.bytes()))
                        : List.of();
        int[] count = counts.computeIfAbsent(service, _ -> new int[2]);
        count[0]++;
        count[1] += works.size();
        compare(root.relativize(Path.of(name)).toString(), Path.of(name), works);
    }

    private static URI uri(String address) {
        return URI.create(
                address.replace("[", "%5B")
                        .replace("]", "%5D")
                        .replace("\"", "%22")
                        .replace("{", "%7B")
                        .replace("}", "%7D")
                        .replace(" ", "%20"));
    }

    private static List<ImportedWork> works(SourceContent content) {
        return SourceFormats.readSource(content) instanceof SourceReading.ForeignWorks(_, var works)
                ? works.works()
                : List.of();
    }

    private void pages(Path root) throws IOException {
        Path folder = root.resolve("pages");
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".html")).sorted().toList()) {
                String name = file.toString().replaceFirst("\\.html$", "");
                List<ImportedWork> works = works(SourceContent.of(Files.readAllBytes(file)));
                int[] count = counts.computeIfAbsent("pages", _ -> new int[2]);
                count[0]++;
                count[1] += works.size();
                compare(root.relativize(Path.of(name)).toString(), Path.of(name), works);
            }
        }
    }

    private void compare(String exchange, Path name, List<ImportedWork> works) {
        Path stated = Path.of(name + ".expected.json");
        if (!Files.exists(stated)) {
            return;
        }
        compared.add(exchange);
        List<JsonNode> items = new ArrayList<>();
        JSON.readTree(stated.toFile())
                .valueStream()
                .filter(it -> !it.isEmpty())
                .forEach(items::add);
        String records = exchange + "\trecords";
        if (items.size() > works.size() && reasons.containsKey(records)) {
            excused.add(records);
        } else if (items.size() > works.size()) {
            missing.add(exchange + " " + works.size() + " records, not " + items.size());
        }
        for (int i = 0; i < Math.min(items.size(), works.size()); i++) {
            for (Comparison value : StatedValues.compare(items.get(i), works.get(i))) {
                var row = new Row(exchange, i, value, false);
                rows.add(new Row(exchange, i, value, reasons.containsKey(row.key())));
            }
        }
    }

    private void write() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("exchange\tfield\texpected\tgot\tequal");
        rows.forEach(row -> lines.add(row.line()));
        missing.forEach(what -> lines.add(what + "\trecord\t\t\tno"));
        Files.createDirectories(Path.of("target"));
        Files.write(Path.of("target", "import-web.tsv"), lines);
    }

    /// Reasons that nothing needs any more, of the exchanges that are here.
    private Set<String> needless() {
        Set<String> needed = new TreeSet<>(excused);
        rows.stream().filter(row -> !row.value().equal()).map(Row::key).forEach(needed::add);
        Set<String> needless = new TreeSet<>(reasons.keySet());
        needless.removeIf(key -> !compared.contains(key.split("[#\t]", 2)[0]));
        needless.removeAll(needed);
        return needless;
    }

    private static Map<String, String> reasons() {
        try (var in =
                Objects.requireNonNull(
                        ImportWebTest.class.getResourceAsStream("web-differences.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .collect(
                            Collectors.toMap(
                                    cells -> cells[0] + "\t" + cells[1], cells -> cells[2]));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
