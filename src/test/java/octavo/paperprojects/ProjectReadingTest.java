package octavo.paperprojects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.officedocuments.CodeSamples;
import octavo.officedocuments.WordMaker;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.ProjectReading.OpenMaster;
import octavo.paperprojects.ProjectReading.ReadContent;
import octavo.storage.PathObjection;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class ProjectReadingTest {
    private static final String LIBRARY =
            """
            @article{mai2020, title = {KungFu}, author = {Mai, Luo}, year = 2020}
            @misc{li2019, title = {Spotnik}, author = {Li, Guo}, year = 2019}
            """;

    @TempDir private Path folder = Path.of("");

    private Path paper = Path.of("");
    private Library library = library(LIBRARY);

    @BeforeEach
    void writeAPaper() throws IOException {
        paper = Files.createDirectory(folder.resolve("thesis"));
        write("main.tex", "\\documentclass{x}\\cite{mai2020}\n\\cite{gone}\\bibliography{refs}");
        write("refs.bib", "@article{mai2020, title = {KungFu}, author = {Mai, Luo}, year = 2019}");
    }

    private void write(String name, String text) throws IOException {
        Path path = paper.resolve(name);
        Files.createDirectories(path.resolveSibling(""));
        Files.writeString(path, text);
    }

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private ProjectReading read() {
        return read(Optional.of(folder.resolve("papers.bib")));
    }

    private ProjectReading read(Optional<Path> file) {
        return ProjectReading.of(
                paper,
                new OpenMaster(library, file),
                _ ->
                        some ->
                                VenueIndex.clusterOfSlot(
                                        some, VenueRegister.builtIn(), VenueDecisions.NONE));
    }

    private static ReadContent content(ProjectReading reading) {
        return reading.readContent().orElseThrow();
    }

    private static List<EntryStanding> standings(ProjectReading reading) {
        return content(reading).citedReport().citedEntries().stream()
                .map(CitedEntry::standing)
                .toList();
    }

    @Test
    void aPaperIsComparedWithTheOpenLibraryThoughItNamesNone() {
        ProjectReading reading = read();
        assertEquals("thesis", reading.projectName());
        assertEquals(Optional.empty(), reading.trouble());
        assertEquals(List.of(EntryStanding.HERE, EntryStanding.MISSING), standings(reading));
        CitedEntry mai = content(reading).citedReport().citedEntries().getFirst();
        assertTrue(mai.masterEntry().filter(content(reading)::isOpen).isPresent());
        assertEquals(
                List.of("year"),
                content(reading).fieldExchanges(mai).stream()
                        .map(FieldExchange::fieldName)
                        .toList());
        assertEquals(Optional.of(paper.resolve("refs.bib")), content(reading).ownFile("mai2020"));
        assertEquals(Optional.empty(), content(reading).ownFile("li2019"));
    }

    @Test
    void whatIsNotSavedYetIsCited() throws IOException {
        Files.writeString(folder.resolve("papers.bib"), "");
        write("octavo.json", "{\"library\": [\"../papers.bib\"]}");
        ProjectReading reading = read();
        assertEquals(0, content(reading).openIndex());
        assertTrue(
                content(reading).citedReport().citedEntries().getFirst().masterEntry().isPresent());
    }

    @Test
    void aLibraryThatThePaperNamesBesidesTheOpenOneIsNotTakenForIt() throws IOException {
        Files.writeString(folder.resolve("other.bib"), LIBRARY);
        Files.writeString(folder.resolve("papers.bib"), LIBRARY);
        write("octavo.json", "{\"library\": [\"../other.bib\", \"../papers.bib\"]}");
        ProjectReading asking = read();
        assertEquals(Optional.empty(), asking.readContent());
        assertEquals(
                List.of(folder.toRealPath().resolve("other.bib")),
                asking.refusedPaths().stream().map(PathObjection::path).toList());
        asking.allowRefused();
        ReadContent content = content(read());
        assertEquals(1, content.openIndex());
        CitedEntry mai = content.citedReport().citedEntries().getFirst();
        assertFalse(mai.masterEntry().filter(content::isOpen).isPresent());
        assertEquals(List.of(), List.copyOf(CitedIn.of(List.of(read())).placesByKey().keySet()));
    }

    @Test
    void aLibraryWithoutAFileIsCitedToo() {
        assertEquals(
                List.of("mai2020"),
                List.copyOf(CitedIn.of(List.of(read(Optional.empty()))).placesByKey().keySet()));
    }

    @Test
    void aFolderThatCannotBeReadSaysWhyAndCitesNothing() throws IOException {
        write("octavo.json", "{ broken");
        ProjectReading broken = read();
        assertTrue(broken.readContent().isEmpty());
        assertTrue(broken.trouble().orElseThrow().toString().contains("octavo.json"));
        assertEquals(CitedIn.NOTHING, CitedIn.of(List.of(broken)));
        paper = folder.resolve("nowhere");
        assertTrue(read().trouble().orElseThrow().toString().contains("nowhere"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "main.tex, '\\documentclass{x}\\cite{li2019}\\cite{x}\\bibliography{refs}'",
        "refs.bib, '@misc{other}'",
        "octavo.json, {}",
        "chapter.tex, A new file"
    })
    void aReadingHoldsUntilAFileOfThePaperChanges(String name, String text) throws IOException {
        ProjectReading reading = read();
        assertTrue(reading.isCurrent(library));
        assertTrue(reading.isCurrent(library));
        write(name, text);
        assertFalse(reading.isCurrent(library));
    }

    @Test
    void aReadingHoldsForOneStateOfTheLibrary() {
        ProjectReading reading = read();
        assertFalse(reading.isCurrent(library(LIBRARY)));
    }

    @Test
    void entriesAreNeverBroughtOutsideThePapersFolder() throws IOException {
        write("main.tex", "\\documentclass{x}\\cite{mai2020}\\bibliography{../papers}");
        Files.writeString(folder.resolve("papers.bib"), LIBRARY);
        assertEquals(
                Optional.of(paper.resolve("refs.bib")),
                content(read()).paperReview().targetFile().map(TargetFile::path));
    }

    @Test
    void aDocumentWithCitationsIsAProjectAndOneWithoutIsNone() throws IOException {
        String code =
                CodeSamples.zoteroField("[1]", CodeSamples.zoteroCite("Adams", 2001, "Tests", ""));
        Path citing = folder.resolve("paper.docx");
        Files.write(citing, new WordMaker().paragraph(WordMaker.field(code, "[1]")).make());
        Path plain = folder.resolve("letter.docx");
        Files.write(plain, new WordMaker().paragraph(WordMaker.text("Dear all")).make());
        Path broken = Files.writeString(folder.resolve("broken.docx"), "nothing");
        assertTrue(ProjectReading.isProject(citing));
        assertFalse(ProjectReading.isProject(plain));
        assertFalse(ProjectReading.isProject(broken));
    }

    @Test
    void aFolderWithSourcesIsAProjectAndOneWithoutIsNone() throws IOException {
        assertTrue(ProjectReading.isProject(paper));
        Path papers = Files.createDirectory(folder.resolve("papers"));
        Files.writeString(papers.resolve("mai.pdf"), "");
        assertFalse(ProjectReading.isProject(papers));
        assertFalse(ProjectReading.isProject(paper.resolve("main.tex")));
        assertFalse(ProjectReading.isProject(folder.resolve("nowhere")));
        Files.createDirectories(papers.resolve("a/b"));
        Files.writeString(papers.resolve("a/b/talk.typ"), "@mai2020");
        assertTrue(ProjectReading.isProject(papers));
    }
}
