package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.editing.keys.KeyFormula;
import octavo.formats.SourceFormats;
import octavo.formats.bibtex.BibExport;
import octavo.formats.csljson.CslJson;
import octavo.formats.hayagriva.HayagrivaExport;
import octavo.formats.ris.RisExport;
import octavo.formats.workdrafts.JsonRecords;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.formats.workdrafts.TreeRecords;
import octavo.formats.workdrafts.YamlRecords;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What we export comes in again without loss: exported once more, it says the same. What an export
/// has no place for, it reports itself.
class ExportReadBackTest {
    private static final int FILES = 100;
    private static final int LARGEST = 200_000;
    private static final Library BIBLATEX =
            Library.of(BibParser.parse("@online{seed, date = {2001}, journaltitle = {J}}\n"));

    private static final Map<String, Function<List<Work>, String>> EXPORTS =
            Map.of(
                    "RIS", works -> RisExport.of(works).text(),
                    "CSL-JSON", works -> CslJson.of(works).text(),
                    "hayagriva", works -> HayagrivaExport.of(works).text());

    private static final Set<String> PAGES = Set.of("SP", "EP", "page", "page-range");

    /// What comes in otherwise, and why nothing is lost by it: a format, a value's name, what it
    /// says.
    private static final List<List<String>> OTHERWISE =
            List.of(
                    List.of("", "", "arxiv.*", "a paper on arXiv has an eprint and no journal"),
                    List.of("", "", "corr|periodical", "what holds such a paper has no type"),
                    List.of("RIS", "AU", ".*et al\\.", "the export says that it drops the others"),
                    List.of("RIS", "TY", "conf", "with authors and a title it is a paper"),
                    List.of(
                            "RIS",
                            "SP",
                            "[\\divxlcm+]+",
                            "the one number of a book's pages is their count"),
                    List.of("RIS", "J2", ".*", "only journals have a short title of their own"),
                    List.of("RIS", "DB|AN", "pmid|\\d+", "the export has no tag for a PMID"),
                    List.of("RIS", "M3", ".*", "databases put their own names of types there"),
                    List.of("RIS", "DA", ".*///.*", "words beside a year are no date"),
                    List.of("RIS", "UR", ".*, .*", "a work has one address"),
                    List.of("RIS", "DO", "http.*", "an address that names no DOI"),
                    List.of("hayagriva", "type", "article", "an eprint in no journal is online"));

    /// What differs, by the name of the value; the first case of each.
    private final Map<String, String> differences = new TreeMap<>();

    private final Map<String, Integer> counts = new TreeMap<>();

    @ParameterizedTest
    @ValueSource(strings = {"RIS", "CSL-JSON", "hayagriva"})
    void theSampleComesInAsItWentOut(String format) throws IOException {
        readBack(format, Path.of("samples/papers.bib"));
        tell(format);
        assertEquals(Map.of(), differences);
    }

    @ParameterizedTest
    @ValueSource(strings = {"RIS", "CSL-JSON", "hayagriva"})
    @Tag(Sample.TAG)
    void filesOfOthersComeInAsTheyWentOut(String format) throws IOException {
        for (Path file : Sample.of(corpus())) {
            readBack(format, file);
        }
        tell(format);
        assertEquals(Map.of(), differences);
    }

    /// Prints all kinds of differences with their first cases: the assertion shows them in one
    /// line.
    private void tell(String format) {
        differences.forEach((name, first) ->
                System.out.println(format + " " + name + " " + counts.get(name) + "x: " + first));
    }

    private static List<Path> corpus() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> all = new ArrayList<>();
            for (Path file : files.filter(it -> it.toString().endsWith(".bib")).sorted().toList()) {
                if (Files.size(file) < LARGEST) {
                    all.add(file);
                }
            }
            int step = Math.max(1, all.size() / FILES);
            return IntStream.range(0, all.size())
                    .filter(i -> i % step == 0)
                    .limit(FILES)
                    .mapToObj(all::get)
                    .toList();
        }
    }

    private static List<Work> works(BibFile file) {
        Library library = Library.of(file);
        return IntStream.range(0, library.slots().size())
                .mapToObj(library::workAt)
                .flatMap(it -> it.stream())
                .toList();
    }

    /// Whether the first work has no title, author or year: formats are recognised by their first
    /// record.
    private static boolean beginsWithNothing(List<Work> works) {
        return works.stream()
                .limit(1)
                .allMatch(work ->
                        work.title().isEmpty()
                                && work.authors().names().isEmpty()
                                && work.shownYear().isEmpty());
    }

    private void readBack(String format, Path path) throws IOException {
        Function<List<Work>, String> export = Objects.requireNonNull(EXPORTS.get(format));
        List<Work> works = works(BibParser.parse(Files.readAllBytes(path)));
        if (beginsWithNothing(works)) {
            return;
        }
        String out = export.apply(works);
        SourceReading reading = SourceFormats.readSource(SourceContent.of(out));
        if (!(reading instanceof SourceReading.ForeignWorks(var found, var in))
                || !found.name().equals(format)) {
            differ("told as another format", path + ": " + reading);
            return;
        }
        BibFile written =
                WorkWriter.writeWorks(
                                BIBLATEX,
                                KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                                in.works())
                        .file();
        List<Map<String, String>> before =
                records(format, out).stream().filter(ExportReadBackTest::saysSomething).toList();
        List<Map<String, String>> after = records(format, export.apply(works(written)));
        if (before.size() != after.size()) {
            differ(
                    "number of records",
                    path + ": " + before.size() + " became " + after.size() + in.damagedRecords());
            return;
        }
        for (int i = 0; i < before.size(); i++) {
            compare(format, path, before.get(i), after.get(i));
        }
    }

    private void compare(
            String format, Path path, Map<String, String> before, Map<String, String> after) {
        for (String name : before.keySet()) {
            String out = before.getOrDefault(name, "");
            String in = after.getOrDefault(name, "");
            boolean lost = !out.equals(in) && isLost(name, out, in, after);
            if (lost && !isOtherwise(format, name, out)) {
                differ(name, path.getFileName() + ": " + out + " became " + in + " in " + after);
            }
        }
    }

    /// Whether something that was said is nowhere in the record. Pages that were written in short
    /// are in full now, and what only resolves a DOI is gone.
    private static boolean isLost(String name, String out, String in, Map<String, String> after) {
        String whole = String.join(" ", after.values());
        boolean doi = out.contains("doi.org/10.");
        boolean pages = PAGES.contains(name) && !in.isEmpty();
        Set<String> there = words(whole);
        return !doi && !pages && !there.containsAll(words(out));
    }

    private static boolean isOtherwise(String format, String name, String out) {
        String said = out.replaceAll("^\"|\"$", "");
        return OTHERWISE.stream()
                .anyMatch(row ->
                        (row.get(0).isEmpty() || row.get(0).equals(format))
                                && (row.get(1).isEmpty() || name.matches(row.get(1)))
                                && said.matches(row.get(2)));
    }

    private static Set<String> words(String text) {
        return Stream.of(text.split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }

    private static boolean saysSomething(Map<String, String> record) {
        return record.keySet().stream()
                .anyMatch(name -> !name.endsWith("type") && !name.equals("TY"));
    }

    private void differ(String name, String what) {
        differences.putIfAbsent(name, what);
        counts.merge(name, 1, Integer::sum);
    }

    /// The records of an export, each as its values by their names.
    private static List<Map<String, String>> records(String format, String text) {
        if (format.equals("RIS")) {
            List<Map<String, String>> records = new ArrayList<>();
            for (String line : text.lines().toList()) {
                String tag = line.length() < 2 ? "" : line.substring(0, 2);
                if (tag.equals("TY")) {
                    records.add(new LinkedHashMap<>());
                }
                if (!records.isEmpty() && line.length() > 6 && !tag.equals("ID")) {
                    records.getLast().merge(tag, plain(line.substring(6)), (a, b) -> a + " | " + b);
                }
            }
            return records;
        }
        TreeRecords trees =
                format.equals("hayagriva")
                        ? YamlRecords.readRecords(text)
                        : JsonRecords.readRecords(text, JsonNode::isObject);
        return trees.records().stream().map(record -> values(record.tree())).toList();
    }

    private static Map<String, String> values(JsonNode node) {
        Map<String, String> values = new LinkedHashMap<>();
        for (var property : node.properties()) {
            boolean parent = property.getKey().equals("parent");
            if (parent) {
                values(property.getValue())
                        .forEach((name, value) -> values.put("parent." + name, value));
            } else if (!property.getKey().equals("id")) {
                values.put(
                        property.getKey(),
                        plain(property.getValue().toString().replaceAll("\"[\\w-]+\":", " ")));
            }
        }
        return values;
    }

    /// Protected capitals are no loss and no gain.
    private static String plain(String text) {
        return text.replaceAll("</?span[^>]*>", "")
                .replaceAll("(?<!\\\\)[{}]", "")
                .replaceAll("\\s*[,;]\\s*", ", ")
                .replaceAll("(?<=\\b\\p{L}\\.)\\s+(?=\\p{L}\\.)", "")
                .replaceAll("\\s+", " ")
                .toLowerCase(Locale.ROOT)
                .strip();
    }

    @Test
    void biblatexComesInAsItWentOut() throws IOException {
        for (Path file : Sample.of(corpus())) {
            Library library = Library.of(BibParser.parse(Files.readAllBytes(file)));
            String out = BibExport.of(library, BibDialect.BIBLATEX).text();
            SourceReading reading = SourceFormats.readSource(SourceContent.of(out));
            if (reading instanceof SourceReading.BibEntries(var in)) {
                assertEquals(out, in.text(), file.toString());
            } else {
                assertTrue(
                        beginsWithNothing(works(BibParser.parse(out))),
                        () -> file + ": " + reading);
            }
        }
    }
}
