package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Damages files at random: nothing that comes of it is an exception or hangs.
class XmlMutationTest {
    private static final Path SHARED = Path.of("../shared/sources/formats");
    private static final int MUTATIONS = Sample.of(1000);
    private static final String SIGNS = "<>&;/\"'=!?-[] \n\0\u0001x0:";

    private final FileDamage damage = new FileDamage(SIGNS);

    /// Our own file, and those that lie beside the project if they do.
    private static List<byte[]> files(String own, String folder) throws IOException {
        List<byte[]> files = new ArrayList<>();
        try (var in =
                Objects.requireNonNull(
                        XmlMutationTest.class.getResourceAsStream("xml/" + own + ".xml"))) {
            files.add(in.readAllBytes());
        }
        if (Files.isDirectory(SHARED.resolve(folder))) {
            try (Stream<Path> paths = Files.list(SHARED.resolve(folder))) {
                for (Path path : paths.filter(it -> it.toString().endsWith(".xml")).toList()) {
                    files.add(Files.readAllBytes(path));
                }
            }
        }
        return files;
    }

    @ParameterizedTest
    @Timeout(300)
    @CsvSource({
        "pubmed, pubmed-xml, PubMed XML",
        "endnote, endnote-xml, EndNote XML",
        "mods, mods, MODS",
        "marc, marcxml, MARCXML",
        "zotero-rdf, zotero-rdf, Zotero RDF",
        "word, msbib, MS Bibliography",
        "crossref, crossref-unixref, Crossref XML",
        "datacite, datacite-xml, DataCite XML"
    })
    @Tag(Sample.TAG)
    void damagedFilesAreReadWithoutException(String own, String folder, String name)
            throws IOException {
        SourceFormat format =
                SourceFormats.allFormats().stream()
                        .filter(it -> it.name().equals(name))
                        .findFirst()
                        .orElseThrow();
        List<byte[]> files = files(own, folder);
        SourceContent whole = SourceContent.of(files.getFirst());
        assertEquals(
                List.of(format.name()),
                SourceFormats.allFormats().stream()
                        .filter(it -> it.looksLike(whole))
                        .map(SourceFormat::name)
                        .toList());
        assertEquals(List.of(), format.readWorks(whole).damagedRecords());
        for (int i = 0; i < MUTATIONS; i++) {
            SourceContent content = SourceContent.of(damage.damaged(files.get(i % files.size())));
            format.looksLike(content);
            ImportedWorks read = format.readWorks(content);
            assertTrue(read.works().size() + read.damagedRecords().size() > 0);
        }
    }
}
