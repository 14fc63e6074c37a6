package octavo.conversion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.formats.bibtex.BibExport;
import octavo.formats.csljson.CslJson;
import octavo.formats.csv.CsvExport;
import octavo.formats.hayagriva.HayagrivaExport;
import octavo.formats.ris.RisExport;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.PersonName;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Real files, converted and read back by readers that know nothing of the writers: every word of
/// every field is there again, or the conversion has said that the field is not.
@Tag("slow")
class ExportRoundTripTest {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{2,}");
    private static final Pattern YEAR = Pattern.compile("(?<![0-9])[1-9][0-9]{3}(?![0-9])");
    private static final Pattern MARKUP = Pattern.compile("<[^<>]*>|[{}\\\\$]");

    /// Months are numbers elsewhere, languages have tags, roles are names of variables, and what
    /// the file's own fields ask for has been done.
    private static final Set<String> SAID_OTHERWISE =
            Set.of(
                    "month",
                    "day",
                    "crossref",
                    "xdata",
                    "key",
                    "sortkey",
                    "langid",
                    "language",
                    "hyphenation",
                    "editortype",
                    "editoratype",
                    "editorbtype",
                    "editorctype");

    private static final List<String> NAMES =
            List.of(
                    "author",
                    "editor",
                    "translator",
                    "bookauthor",
                    "holder",
                    "foreword",
                    "afterword",
                    "introduction",
                    "annotator",
                    "commentator",
                    "namea");

    /// What a type of the other format, a status of its own or the name of a variable says.
    private static final Set<String> SAID_BY_KIND =
            Set.of(
                    "newspaper",
                    "magazine",
                    "inpress",
                    "pubmed",
                    "newseries",
                    "oldseries",
                    "corr",
                    "abs",
                    "prints",
                    "eprint",
                    "eprints",
                    "preprints");

    /// What sort of report or patent it is: biblatex has keys for that, and BibTeX words.
    private static final String TYPE_LOST = "type lost ";

    enum Target {
        CSL_JSON,
        RIS,
        HAYAGRIVA,
        CSV;

        private ExportResult write(List<Work> works) {
            return switch (this) {
                case CSL_JSON -> CslJson.of(works);
                case RIS -> RisExport.of(works);
                case HAYAGRIVA -> HayagrivaExport.of(works);
                case CSV -> CsvExport.of(works);
            };
        }

        private List<String> read(String text) {
            return switch (this) {
                case CSL_JSON ->
                        JsonMapper.shared()
                                .readTree(text)
                                .valueStream()
                                .map(ExportRoundTripTest::texts)
                                .toList();
                case RIS -> OtherReaders.ris(text);
                case HAYAGRIVA -> OtherReaders.yaml(text);
                case CSV -> OtherReaders.csv(text);
            };
        }
    }

    private static String texts(JsonNode node) {
        return node.isContainer()
                ? String.join("\n", node.valueStream().map(ExportRoundTripTest::texts).toList())
                : node.asString();
    }

    /// What a record says.
    private record Found(String text, Set<String> words) {
        Found(String record) {
            String text = normal(record);
            this(
                    text,
                    WORD.matcher(text)
                            .results()
                            .map(MatchResult::group)
                            .collect(Collectors.toSet()));
        }

        boolean has(String word) {
            return words.contains(word) || text.contains(word);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsConvertedSaysTheSameOrWhatItDoesNot(Target target) throws IOException {
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (Path file : files()) {
            for (Work work : works(Files.readAllBytes(file))) {
                ExportResult exported = target.write(List.of(work));
                List<String> records = target.read(exported.text());
                assertEquals(1, records.size(), exported::text);
                count++;
                lost(work, new Found(records.getFirst()), exported.lossLines())
                        .forEach(
                                it -> wrong.add(file.getFileName() + " " + work.key() + ": " + it));
            }
        }
        System.out.printf(
                "round trip, %s: %d of %d entries whole%n", target, count - wrong.size(), count);
        assertEquals(
                List.of(), wrong.subList(0, Math.min(30, wrong.size())), wrong.size() + " wrong");
    }

    /// Whole files, since an entry may need what another one hands down.
    @ParameterizedTest
    @EnumSource
    void theOtherDialectSaysTheSameOrWhatItDoesNot(BibDialect flavour) throws IOException {
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (Path file : files()) {
            List<Work> works = works(Files.readAllBytes(file));
            if (works.isEmpty()) {
                continue;
            }
            ExportResult exported = BibExport.of(works.getFirst().library(), flavour);
            Map<String, String> records = new HashMap<>();
            for (Work work : works(exported.bytes())) {
                records.putIfAbsent(work.key(), fields(work));
            }
            Set<String> seen = new HashSet<>();
            for (Work work : works) {
                if (!seen.add(work.key()) || !records.containsKey(work.key())) {
                    continue;
                }
                count++;
                lost(work, new Found(records.getOrDefault(work.key(), "")), exported.lossLines())
                        .stream()
                        .filter(it -> !it.startsWith(TYPE_LOST))
                        .forEach(
                                it -> wrong.add(file.getFileName() + " " + work.key() + ": " + it));
            }
        }
        System.out.printf(
                "dialects, %s: %d of %d entries whole%n", flavour, count - wrong.size(), count);
        assertEquals(
                List.of(), wrong.subList(0, Math.min(30, wrong.size())), wrong.size() + " wrong");
    }

    private static String fields(Work work) {
        return work.entry().type()
                + work.entry().fields().stream()
                        .map(field -> field.name().toLowerCase(Locale.ROOT))
                        .map(name -> '\n' + work.plainText(name) + '\n' + text(work, name))
                        .collect(Collectors.joining());
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(SharedData.path("octavo.corpus", "bib/corpus"))) {
            return files.sorted().toList();
        }
    }

    private static List<Work> works(byte[] bytes) {
        Library library = Library.of(BibParser.parse(bytes));
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(index -> library.workAt(index).stream())
                .toList();
    }

    /// The fields of which something is missing that no loss tells of.
    private static List<String> lost(Work work, Found record, List<String> losses) {
        List<String> lost = new ArrayList<>();
        for (var field : work.entry().fields()) {
            String name = field.name().toLowerCase(Locale.ROOT);
            String missing = missing(work, name, record);
            boolean told = losses.stream().anyMatch(line -> line.contains(name));
            if (!missing.isEmpty() && !told) {
                lost.add(name + " lost " + missing + " " + losses);
            }
        }
        return lost;
    }

    private static String missing(Work work, String field, Found record) {
        if (SAID_OTHERWISE.contains(field)) {
            return "";
        }
        String text = text(work, field);
        boolean date = field.endsWith("date") || field.equals("year");
        return (date ? YEAR : WORD)
                .matcher(normal(text))
                .results()
                .limit(date ? 1 : Integer.MAX_VALUE)
                .map(word -> word.group())
                .filter(word -> !record.has(word) && !SAID_BY_KIND.contains(word))
                .filter(word -> !text.startsWith("-") || !record.has(withoutYearZero(word)))
                .findFirst()
                .orElse("");
    }

    /// A year before Christ where there is no year 0, as in CSL.
    private static String withoutYearZero(String year) {
        return YEAR.matcher(year).matches() ? String.valueOf(Integer.parseInt(year) + 1) : year;
    }

    private static String text(Work work, String field) {
        if (NAMES.contains(field)) {
            return names(work.rawValue(field).orElse(""));
        }
        var reading = new TrackedFields(work);
        return switch (field) {
            case "doi", "isbn", "issn", "url", "eprint", "edition" -> reading.plainText(field);
            case "type" -> reading.genreText();
            default ->
                    FieldCatalogue.kindOf(field) == FieldKind.LIST
                            ? work.plainText(field)
                                    .replaceFirst(" and others$", "")
                                    .replace(" and ", "; ")
                            : work.plainText(field);
        };
    }

    private static String names(String raw) {
        return String.join(
                " ",
                BibNameList.parse(raw).value().names().stream()
                        .map(PersonName::displayName)
                        .toList());
    }

    private static String normal(String text) {
        String bare = MARKUP.matcher(text).replaceAll("");
        return Normalizer.normalize(bare, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
