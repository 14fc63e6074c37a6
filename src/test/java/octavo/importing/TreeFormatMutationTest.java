package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import octavo.Sample;
import octavo.bib.SharedData;
import octavo.formats.cff.CffFormat;
import octavo.formats.citavi.CitaviFormat;
import octavo.formats.csljson.CrossrefFormat;
import octavo.formats.csljson.CslJsonFormat;
import octavo.formats.datacite.DataciteFormat;
import octavo.formats.hayagriva.HayagrivaFormat;
import octavo.formats.services.OpenAlexFormat;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.zotero.ZoteroFormat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;

/// Reads 1,000 mutations of files of each format: no reader throws, whatever becomes of the file.
/// The files are small ones of our own, and those of `../shared` where they are.
class TreeFormatMutationTest {
    private static final int MUTATIONS = Sample.of(1_000);
    private static final int LARGEST = 40_000;

    private static final Map<String, SourceFormat> FORMATS =
            Map.of(
                    "csl-json", new CslJsonFormat(),
                    "crossref", new CrossrefFormat(),
                    "hayagriva", new HayagrivaFormat(),
                    "cff", new CffFormat(),
                    "datacite-json", new DataciteFormat(),
                    "openalex-json", new OpenAlexFormat(),
                    "zotero", new ZoteroFormat(),
                    "citavi", new CitaviFormat());

    private static final Map<String, String> OWN =
            Map.of(
                    "csl-json",
                    """
                    [{"id": "a", "type": "book", "title": "A <i>title</i>", "issued":
                      {"date-parts": [[2001, 2, 3]]}, "author": [{"family": "F", "given": "G"}],
                      "DOI": "10.1000/x", "page": "1-2", "note": "PMID: 1"}]\
                    """,
                    "crossref",
                    """
                    {"status": "ok", "message": {"DOI": "10.1000/x", "prefix": "10.1000", "type":
                     "journal-article", "title": ["T"], "author": [{"name": "Body"}], "published":
                     {"date-parts": [[2001]]}, "event": {"name": "E", "start": {"date-parts": []}}}}\
                    """,
                    "hayagriva",
                    """
                    key:
                      type: article
                      title: { value: "A {Title}", short: T }
                      author: [&a "Family, Given", {name: N, given-name: G}]
                      editor: *a
                      date: ~2001-02
                      url: { value: https://example.org, date: 2020-01-01 }
                      parent: { type: periodical, title: J, volume: 1, parent: { title: S } }
                    """,
                    "cff",
                    """
                    cff-version: 1.2.0
                    title: A program
                    authors: [{family-names: F, given-names: G}, {name: Body}]
                    identifiers: [{type: doi, value: 10.1000/x}]
                    references:
                      - {type: article, title: T, journal: J, start: 1, end: 2, year: 2001}
                    """,
                    "datacite-json",
                    """
                    {"data": {"attributes": {"doi": "10.1000/x", "titles": [{"title": "T"}], "creators":
                     [{"name": "F, G; H, I"}], "dates": [{"date": "2001-02-03T04:05:06", "dateType":
                     "Issued"}], "sizes": ["1-2 pages"], "types": {"resourceTypeGeneral": "Text"}}}}\
                    """,
                    "openalex-json",
                    """
                    {"results": [{"id": "https://openalex.org/W1", "title": "T", "authorships": [{"author":
                     {"display_name": "A B"}}], "abstract_inverted_index": {"a": [0, 2], "b": [1]},
                     "biblio": {"first_page": "1", "last_page": "2"}}]}\
                    """,
                    "zotero",
                    """
                    [{"key": "K", "data": {"itemType": "thesis", "title": "T", "creators": [{"creatorType":
                     "castMember", "firstName": "A", "lastName": "B"}], "tags": [{"tag": "t"}], "date":
                     "May 2001", "extra": "PMID: 1\\nrest", "university": "U"}}]\
                    """,
                    "citavi",
                    """
                    <?xml version="1.0"?>
                    <CitaviExchangeData><Persons><Person id="p"><LastName>L</LastName></Person></Persons>
                    <References><Reference id="r"><Title>T</Title><Date>1.2.2001</Date></Reference>
                    </References><ReferenceAuthors><OnetoN>r;p</OnetoN></ReferenceAuthors>
                    </CitaviExchangeData>\
                    """);

    static Stream<String> formats() {
        return FORMATS.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("formats")
    @Timeout(300)
    @Tag(Sample.TAG)
    void noMutationMakesAReaderThrow(String name) throws IOException {
        SourceFormat format = Objects.requireNonNull(FORMATS.get(name));
        List<byte[]> files = files(name);
        Random random = new Random(30);
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] mutated = mutated(files.get(i % files.size()), random);
            SourceContent content = SourceContent.of(mutated);
            format.looksLike(content);
            ImportedWorks works = format.readWorks(content);
            assertNotNull(works);
            works.works().forEach(work -> assertFalse(work.fields().isEmpty()));
            works.damagedRecords().forEach(it -> assertFalse(it.message().toString().isBlank()));
        }
    }

    private static List<byte[]> files(String name) throws IOException {
        List<byte[]> files = new ArrayList<>();
        files.add(OWN.getOrDefault(name, "").getBytes(StandardCharsets.UTF_8));
        Path folder = SharedData.path("octavo.import", "sources/formats").resolve(name);
        if (!Files.isDirectory(folder)) {
            System.out.println("only our own file: there is no " + folder);
            return files;
        }
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.sorted().toList()) {
                boolean input = file.getFileName().toString().matches("\\d+\\.(?!expected).*");
                if (input && Files.size(file) < LARGEST) {
                    files.add(Files.readAllBytes(file));
                }
            }
        }
        return files;
    }

    /// Deletes, doubles, replaces and cuts, once or a few times.
    private static byte[] mutated(byte[] file, Random random) {
        byte[] bytes = file;
        for (int times = 1 + random.nextInt(4); times > 0 && bytes.length > 1; times--) {
            int at = random.nextInt(bytes.length);
            int length = Math.min(bytes.length - at, 1 + random.nextInt(40));
            var out = new ByteArrayOutputStream();
            out.write(bytes, 0, at);
            switch (random.nextInt(5)) {
                case 0 -> out.write(bytes, at + length, bytes.length - at - length);
                case 1 -> {
                    out.write(bytes, at, length);
                    out.write(bytes, at, bytes.length - at);
                }
                case 2 -> {
                    out.write("{}[]\",:&*\n \0<>\\-'#".charAt(random.nextInt(18)));
                    out.write(bytes, at + 1, bytes.length - at - 1);
                }
                case 3 -> {
                    out.write(random.nextInt(256));
                    out.write(bytes, at + 1, bytes.length - at - 1);
                }
                default -> {
                    int other = random.nextInt(bytes.length);
                    out.write(bytes, other, Math.min(bytes.length - other, length));
                    out.write(bytes, at, random.nextInt(8) == 0 ? 0 : bytes.length - at);
                }
            }
            bytes = out.toByteArray();
        }
        return bytes;
    }
}
