package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.SharedData;
import octavo.fields.FieldName;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.text.LetterFolding;
import octavo.values.ArxivId;
import octavo.values.Doi;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
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
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Reads PDFs that other projects keep for their own tests (`../shared/sources/pdf`, or
/// `-Doctavo.import.pdf=DIR`) and compares what `expected.tsv` states of them. All is written to
/// `target/import-pdf.tsv`. Where ours is another reading, `pdf-differences.tsv` says why.
class ImportPdfTest {
    private static final Set<String> TELLING = Set.of("title", "doi", "arxiv");

    /// A stated value beside ours.
    private record Row(String file, String field, String expected, String got, boolean equal) {
        String line() {
            return String.join("\t", file, field, expected, got, equal ? "yes" : "no");
        }

        String key() {
            return file + "\t" + field;
        }
    }

    private final Map<String, List<Row>> rows = new LinkedHashMap<>();
    private final Set<String> reasons = new HashSet<>();
    private Path folder = Path.of("");

    @BeforeEach
    void readAll() throws IOException {
        folder = SharedData.path("octavo.import.pdf", "sources/pdf");
        try (var in =
                Objects.requireNonNull(
                        ImportPdfTest.class.getResourceAsStream("pdf-differences.tsv"))) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .forEach(cells -> {
                        assertTrue(cells.length == 3 && !cells[2].isBlank(), cells[0]);
                        reasons.add(cells[0] + "\t" + cells[1]);
                    });
        }
        List<String> lines = Files.readAllLines(folder.resolve("expected.tsv"));
        List<String> names = List.of(lines.getFirst().split("\t", -1));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            Map<String, String> stated = new LinkedHashMap<>();
            for (int i = 0; i < cells.length; i++) {
                stated.put(names.get(i), cells[i]);
            }
            rows.put(cells[0], compare(stated));
        }
        Files.createDirectories(Path.of("target"));
        List<String> table = new ArrayList<>(List.of("file\tfield\texpected\tgot\tequal"));
        rows.values().forEach(all -> all.forEach(row -> table.add(row.line())));
        Files.write(Path.of("target", "import-pdf.tsv"), table);
    }

    @Test
    void tellsEachPaperByItsIdentifierOrItsTitle() {
        List<String> unknown = new ArrayList<>();
        int told = 0;
        for (List<Row> all : rows.values()) {
            List<Row> telling = all.stream().filter(it -> TELLING.contains(it.field())).toList();
            boolean right = telling.isEmpty() || telling.stream().anyMatch(Row::equal);
            boolean argued = telling.stream().allMatch(row -> reasons.contains(row.key()));
            told += right && !telling.isEmpty() ? 1 : 0;
            if (!right && !argued) {
                unknown.add(telling.toString());
            }
        }
        System.out.printf("%d of %d PDFs told by identifier or title%n", told, rows.size());
        assertEquals(List.of(), unknown);
    }

    /// What the first page shows of files of which nobody states a title, read by eye.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    recognizePDF_test_title.pdf | Bitcoin: A Peer-to-Peer Electronic Cash System
                    simple-article.pdf          | This is a simple test file
                    empty_metadata.pdf          | Your Paper
                    watermark-2.pdf             | Weak topology on CAT(0) spaces
                    """)
    @Tag("slow")
    void readsTheTitleThatAPageShowsWhereNobodyStatesIt(String file, String title)
            throws IOException {
        Path pdf = folder.resolve(file);
        if (Files.exists(pdf)) {
            String got = ours(Files.readAllBytes(pdf)).getOrDefault("title", "");
            assertEquals(normal("title", title), normal("title", got));
        }
    }

    @Test
    void readsAllElseThatIsStatedOrAReasonSaysWhyNot() {
        List<Row> all = rows.values().stream().flatMap(List::stream).toList();
        System.out.printf(
                "%d of %d values equal%n", all.stream().filter(Row::equal).count(), all.size());
        assertEquals(
                List.of(),
                all.stream()
                        .filter(row -> !row.equal() && !reasons.contains(row.key()))
                        .map(Row::line)
                        .toList());
    }

    private List<Row> compare(Map<String, String> stated) throws IOException {
        String file = Objects.requireNonNull(stated.get("file"));
        Map<String, String> ours = ours(Files.readAllBytes(folder.resolve(file)));
        List<Row> compared = new ArrayList<>();
        for (String field : List.of("title", "authors", "year", "doi", "arxiv")) {
            String expected = stated.getOrDefault(field, "");
            String got = ours.getOrDefault(field, "");
            if (!expected.isEmpty()) {
                boolean equal = normal(field, expected).equals(normal(field, got));
                compared.add(new Row(file, field, expected, got, equal));
            }
        }
        return compared;
    }

    private static String normal(String field, String text) {
        return switch (field) {
            case "doi" -> Doi.parse(text).value().map(Doi::foldedName).orElse("");
            case "arxiv" -> ArxivId.parse(text).value().map(ArxivId::id).orElse("");
            case "authors" -> families(text);
            default -> LetterFolding.of(text).unaccented();
        };
    }

    private static String families(String names) {
        Set<String> families = new TreeSet<>();
        for (String name : names.split(";", -1)) {
            String last =
                    name.contains(",") ? name.split(",", -1)[0] : name.replaceFirst(".* ", "");
            families.add(LetterFolding.of(last).unaccented());
        }
        return families.toString();
    }

    private static Map<String, String> ours(byte[] pdf) {
        return switch (SourceFormats.readSource(SourceContent.of(pdf))) {
            case SourceReading.ForeignWorks(_, var works) -> of(works.works().getFirst());
            case SourceReading.BibEntries(var file) -> of((BibEntry) file.items().getFirst());
            case SourceReading.UnreadableSource _ -> Map.of();
        };
    }

    private static Map<String, String> of(ImportedWork work) {
        return Map.of(
                "title", work.plainText(FieldName.TITLE),
                "authors",
                        work.namesOf(FieldName.AUTHOR).stream()
                                .map(name -> name.toUnicode().family() + ",")
                                .collect(Collectors.joining(";")),
                "year", work.plainText(FieldName.DATE).replaceFirst("-.*", ""),
                "doi", work.plainText(FieldName.DOI),
                "arxiv", work.plainText(FieldName.EPRINT));
    }

    private static Map<String, String> of(BibEntry entry) {
        return Map.of(
                "title", value(entry, FieldName.TITLE),
                "authors",
                        BibNameList.parse(value(entry, FieldName.AUTHOR)).value().names().stream()
                                .map(name -> name.family() + ",")
                                .collect(Collectors.joining(";")),
                "year", value(entry, FieldName.YEAR),
                "doi", value(entry, FieldName.DOI),
                "arxiv", value(entry, FieldName.EPRINT));
    }

    private static String value(BibEntry entry, String field) {
        return entry.value(field)
                .map(it -> LaTeX.toUnicode(it.expandedText(_ -> Optional.empty())))
                .orElse("");
    }
}
