package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.files.pdf.DrawnPaper;
import octavo.net.StubAnswer;
import octavo.net.StubServer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Fetches PDFs from a stub of the web.
class PdfFetchTest extends OnlineCommand {
    private static final String DOI =
            "@article{doe, title = {Packages for {Programs}}, doi = {10.1000/1}}\n";
    private static final String ARXIV =
            "@misc{mai, title = {Packages for Programs}, eprint = {1901.00001}, eprinttype ="
                    + " {arxiv}, file = {:pdfs/none.pdf:PDF}}\n";

    @BeforeEach
    void resolveFolder() throws IOException {
        folder = folder.toRealPath();
        library = folder.resolve("papers.bib");
    }

    private int fetch(String text, String... more) throws IOException {
        Files.writeString(library, text);
        Stream<String> all = Stream.of("files", library.toString(), "--fetch");
        return run(Stream.concat(all, Stream.of(more)).toArray(String[]::new));
    }

    private static byte[] paper(String title) {
        return new DrawnPaper().centred(100, 18, title).columns(200).bytes();
    }

    private static StubAnswer pdf(byte[] bytes) {
        return new StubAnswer(
                200,
                List.of("Content-Type: application/pdf"),
                bytes,
                Optional.empty(),
                Duration.ZERO,
                Duration.ZERO);
    }

    private List<String> pdfs() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(it -> String.valueOf(it.getFileName()))
                    .filter(it -> it.contains("pdf") || it.contains("tmp"))
                    .sorted()
                    .toList();
        }
    }

    private void openAlexKnows(String address) {
        web.on(
                "api.openalex.org/works/doi:10.1000/1",
                StubAnswer.ofJson(
                        "{\"best_oa_location\": {\"is_oa\": true, \"pdf_url\": \""
                                + address
                                + "\"}, \"locations\": []}"));
    }

    @Test
    void aPreprintComesFromArxivAndNobodyElseIsAsked() throws IOException {
        byte[] paper = paper("Packages for Programs");
        web.on("arxiv.org/pdf/1901.00001", pdf(paper));
        assertEquals(0, fetch(ARXIV, "mai"), err::toString);
        assertArrayEquals(paper, Files.readAllBytes(folder.resolve("mai.pdf")));
        assertTrue(Files.readString(library).contains("{:pdfs/none.pdf:PDF;:mai.pdf:PDF}"));
        assertEquals(1, web.asked().size());
        assertEquals(0, run("files", library.toString(), "--fetch", "mai"));
        assertTrue(out.toString().contains("mai: has a file already."), out::toString);
        assertEquals(1, web.asked().size());
    }

    @Test
    void anArticleComesFromWhereOpenAlexKnowsACopy() throws IOException {
        openAlexKnows("https://repository.example.org/1.pdf");
        web.on("repository.example.org/1.pdf", pdf(paper("Packages for Programs")));
        assertEquals(0, fetch(DOI, "doe", "--dry-run"), err::toString);
        assertEquals(List.of(), pdfs());
        assertEquals(0, fetch(DOI, "doe"), err::toString);
        assertEquals(List.of("doe.pdf"), pdfs());
        assertTrue(Files.readString(library).contains("file = {:doe.pdf:PDF}"));
    }

    private void unpaywallKnows(String... addresses) throws IOException {
        Files.createDirectories(folder.resolve("config"));
        Files.writeString(
                folder.resolve("config/settings.json"), "{\"mail\": \"jane@example.org\"}");
        String places =
                Stream.of(addresses)
                        .map("{\"url_for_pdf\": \"%s\"}"::formatted)
                        .collect(Collectors.joining(", "));
        web.on(
                "api.unpaywall.org/v2/10.1000/1",
                StubAnswer.ofJson("{\"is_oa\": true, \"oa_locations\": [" + places + "]}"));
    }

    @Test
    void whoGaveAnAddressGetsTheCopyThatUnpaywallKnows() throws IOException {
        unpaywallKnows("https://repository.example.org/2.pdf");
        byte[] paper = paper("Packages for Programs");
        web.on("repository.example.org/2.pdf", pdf(paper));
        assertEquals(0, fetch(DOI, "doe"), err::toString);
        assertArrayEquals(paper, Files.readAllBytes(folder.resolve("doe.pdf")));
        assertEquals(
                List.of(
                        "api.unpaywall.org/v2/10.1000/1?email=jane%40example.org",
                        "repository.example.org/2.pdf"),
                web.asked().stream().map(StubServer.Asked::address).toList());
        assertTrue(
                web.asked().getLast().headers().values().stream()
                        .noneMatch(it -> it.contains("jane")),
                "no one else is told the address");
    }

    @Test
    void aCopyThatIsAnotherPaperIsPassedOverForTheNext() throws IOException {
        unpaywallKnows("https://one.example.org/1.pdf", "https://two.example.org/1.pdf");
        web.on("one.example.org/1.pdf", pdf(paper("Something else entirely")));
        web.on("two.example.org/1.pdf", pdf(paper("Packages for Programs")));
        assertEquals(0, fetch(DOI, "doe"), err::toString);
        assertEquals(List.of("doe.pdf"), pdfs());
        assertEquals(3, web.asked().size());
    }

    @Test
    void whereUnpaywallKnowsNoCopyOpenAlexIsAsked() throws IOException {
        unpaywallKnows();
        openAlexKnows("https://repository.example.org/1.pdf");
        web.on("repository.example.org/1.pdf", pdf(paper("Packages for Programs")));
        assertEquals(0, fetch(DOI, "doe"), err::toString);
        assertEquals(List.of("doe.pdf"), pdfs());
    }

    @Test
    void aFileThatExistsIsNotReplaced() throws IOException {
        Files.writeString(folder.resolve("mai.pdf"), "mine");
        web.on("arxiv.org/pdf/1901.00001", pdf(paper("Packages for Programs")));
        assertEquals(0, fetch(ARXIV, "mai"), err::toString);
        assertEquals(List.of("mai-2.pdf", "mai.pdf"), pdfs());
        assertEquals("mine", Files.readString(folder.resolve("mai.pdf")));
    }

    @Test
    void aPaperWithAnotherTitleIsNotKept() throws IOException {
        web.on("arxiv.org/pdf/1901.00001", pdf(paper("Something else entirely")));
        assertEquals(1, fetch(ARXIV, "mai"));
        assertEquals(List.of(), pdfs());
        assertEquals(ARXIV, Files.readString(library));
        assertTrue(
                out.toString().contains("Its first page does not have the paper\u2019s title."),
                out::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<html><body>Please log in</body></html>",
                "%PDF-1.7 but nothing else",
                "MZ\u0090 a program",
                ""
            })
    void whatIsNoPaperIsNotKept(String body) throws IOException {
        web.on("arxiv.org/pdf/1901.00001", StubAnswer.of(200, "application/pdf", body));
        assertEquals(1, fetch(ARXIV, "mai"));
        assertEquals(List.of(), pdfs());
        assertEquals(ARXIV, Files.readString(library));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"file:///etc/passwd", "javascript:alert(1)", "ftp://example.org/1", "x"})
    void otherAddressesAreNeverOpened(String address) throws IOException {
        openAlexKnows(address);
        assertEquals(1, fetch(DOI, "doe"));
        assertEquals(List.of(), pdfs());
        assertTrue(
                web.asked().stream().allMatch(it -> it.address().startsWith("api.")),
                () -> web.asked().toString());
    }

    @Test
    void anEntryWithoutIdentifierOrAnUnknownKeyIsSaid() throws IOException {
        assertEquals(1, fetch("@misc{a, title = {T}}\n", "a"));
        assertTrue(out.toString().contains("neither a DOI nor an arXiv number"), out::toString);
        assertEquals(1, fetch("@misc{a, title = {T}}\n", "b"));
        assertEquals(List.of(), web.asked());
    }
}
