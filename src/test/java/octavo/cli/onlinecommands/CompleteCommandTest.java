package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.net.StubAnswer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Asks a stub of the web.
class CompleteCommandTest extends OnlineCommand {
    private static final String ARTICLE =
            """
            @article{doe,
              title = {Packages for Programs and Papers},
              author = {Doe, Ann and Roe, Bob},
              journal = {Nature},
              year = {2019},
            }
            """;
    private static final String PREPRINT =
            """
            @misc{doe2018arxiv,
              title = {Packages for Programs and Papers},
              author = {Doe, Ann and Roe, Bob},
              year = {2018},
              eprint = {1803.00001},
              eprinttype = {arxiv},
              note = {Read this again},
              keywords = {packages},
              publisher = {arXiv},
            }
            """;

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, ARTICLE);
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/1", "prefix": "10.1000",
                         "type": "journal-article", "title": ["Packages for Programs and Papers"],
                         "author": [{"given": "Ann", "family": "Doe"}, {"given": "Bob",
                         "family": "Roe"}], "container-title": ["Nature"], "volume": "7",
                         "issue": "2", "page": "11-19",
                         "issued": {"date-parts": [[2019, 5]]}}]}}
                        """));
        web.on(
                "export.arxiv.org",
                StubAnswer.of(
                        200,
                        "application/atom+xml",
                        "<feed xmlns=\"http://www.w3.org/2005/Atom\"/>"));
    }

    private String bibText() throws IOException {
        return Files.readString(library);
    }

    @Test
    void withoutApplyTheMissingFieldsAreOnlyShownWithTheirSource() throws IOException {
        assertEquals(0, run("complete", library.toString()));
        assertTrue(
                out.toString().contains("doe: doi: + {10.1000/1} (Crossref, 20"), out.toString());
        assertTrue(out.toString().contains("doe: pages: + {11--19} (Crossref"), out.toString());
        assertTrue(out.toString().contains("+  month"), out.toString());
        assertEquals(ARTICLE, bibText());
    }

    @Test
    void whatIsAddedStandsInTheEntryAndASecondRunChangesNothing() throws IOException {
        assertEquals(0, run("complete", library.toString(), "--apply"));
        String completed = bibText();
        assertTrue(completed.contains("doi = {10.1000/1}"), completed);
        assertTrue(completed.contains("volume = {7}"), completed);
        assertTrue(completed.contains("month = may"), completed);
        assertTrue(completed.startsWith(ARTICLE.substring(0, ARTICLE.lastIndexOf("}"))), completed);
        assertEquals(0, run("complete", library.toString(), "--apply"));
        assertEquals(completed, bibText());
        assertTrue(err.toString().contains("nothing to change"), err.toString());
    }

    @Test
    void whatIsAddedHasTheReceiptOfTheServiceThatHasIt() {
        assertEquals(0, run("complete", library.toString(), "--apply"));
        assertEquals(0, run("why", library.toString(), "doe.doi", "doe.pages", "doe.month"));
        assertTrue(
                out.toString().contains("doe.pages: 11–19: confirmed by Crossref on 20"),
                out.toString());
        assertEquals(1, run("why", library.toString(), "doe.year"));
    }

    @Test
    void aPublishedVersionHasTheReceiptsOfItsRecord() throws IOException {
        Files.writeString(library, PREPRINT);
        assertEquals(0, run("complete", library.toString(), "--apply"));
        assertEquals(0, run("why", library.toString(), "doe2019packages"));
        assertTrue(
                out.toString().contains("doe2019packages.doi: 10.1000/1: confirmed by Crossref"),
                out.toString());
        Files.writeString(library, PREPRINT);
        assertEquals(0, run("complete", library.toString(), "--apply", "--published", "replace"));
        assertEquals(0, run("why", library.toString(), "doe2018arxiv.doi", "doe2018arxiv.year"));
    }

    @Test
    void aChangeThatIsOnlyShownHasNoReceipt() {
        assertEquals(0, run("complete", library.toString()));
        assertEquals(1, run("why", library.toString(), "doe"));
        assertFalse(out.toString().contains("confirmed by Crossref"), out.toString());
    }

    @Test
    void onlyTheNamedFieldsAreAdded() throws IOException {
        assertEquals(0, run("complete", library.toString(), "--apply", "--fields", "doi"));
        assertTrue(bibText().contains("10.1000/1"), bibText());
        assertFalse(bibText().contains("pages"), bibText());
        assertEquals(2, run("complete", library.toString(), "--fields", "title"));
    }

    @Test
    void aRecordWithAnotherVolumeGivesNothing() throws IOException {
        Files.writeString(library, ARTICLE.replace("  year", "  volume = {3},\n  year"));
        assertEquals(0, run("complete", library.toString(), "--apply"));
        assertFalse(bibText().contains("doi"), bibText());
    }

    @Test
    void aDoiThatAnotherEntryHasIsNotAddedAgain() throws IOException {
        Files.writeString(library, ARTICLE + "@misc{other, title = {X}, doi = {10.1000/1}}\n");
        assertEquals(0, run("complete", library.toString(), "key:doe", "--apply"));
        assertFalse(bibText().contains("doi = {10.1000/1},"), bibText());
    }

    @Test
    void aPreprintIsLinkedToItsPublishedVersionAndCitationsFollow() throws IOException {
        Files.writeString(library, PREPRINT);
        Path thesis = Files.createDirectory(folder.resolve("thesis"));
        Path chapter = Files.writeString(thesis.resolve("a.tex"), "\\cite{doe2018arxiv}\n");
        assertEquals(0, run("complete", library.toString(), "--apply", "--tex", thesis.toString()));
        assertTrue(bibText().contains("relatedtype = {publishedas}"), bibText());
        assertTrue(bibText().contains("@article{doe2019packages"), bibText());
        assertTrue(bibText().contains("doi = {10.1000/1}"), bibText());
        assertEquals("\\cite{doe2019packages}\n", Files.readString(chapter));
        String linked = bibText();
        assertEquals(0, run("complete", library.toString(), "--apply", "key:doe2018arxiv"));
        assertEquals(linked, bibText());
    }

    @Test
    void aPreprintBecomesItsPublishedVersionWithItsKeyAndItsNotes() throws IOException {
        Files.writeString(library, PREPRINT);
        assertEquals(0, run("complete", library.toString(), "--apply", "--published", "replace"));
        String replaced = bibText();
        assertTrue(replaced.contains("@article{doe2018arxiv,"), replaced);
        assertTrue(replaced.contains("note = {Read this again}"), replaced);
        assertTrue(replaced.contains("keywords = {packages}"), replaced);
        assertTrue(replaced.contains("eprint = {1803.00001}"), replaced);
        assertTrue(replaced.contains("2019"), replaced);
        assertFalse(replaced.contains("2018}"), replaced);
        assertFalse(replaced.contains("publisher = {arXiv}"), replaced);
        assertTrue(
                Files.readString(folder.resolve("papers.octavo.json"))
                        .contains("\"publishedVersions\": \"replace\""),
                Files.readString(folder.resolve("papers.octavo.json")));
    }

    @Test
    void theChoiceIsKeptForTheNextTime() throws IOException {
        Files.writeString(library, PREPRINT);
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                "{\"version\": 1, \"publishedVersions\": \"replace\"}\n");
        assertEquals(0, run("complete", library.toString(), "--apply"));
        assertTrue(bibText().contains("@article{doe2018arxiv,"), bibText());
    }

    @Test
    void programsReadTheChangesWithTheirSources() throws IOException {
        Files.writeString(library, ARTICLE + PREPRINT.replace("Packages for", "Bundles for"));
        assertEquals(0, run("complete", library.toString(), "--json"));
        assertTrue(out.toString().contains("\"source\" : \"Crossref\""), out.toString());
        assertTrue(out.toString().contains("\"field\" : \"doi\""), out.toString());
    }

    @Test
    void withoutAnswersNothingIsChanged() throws IOException {
        assertEquals(0, run("complete", library.toString(), "--offline", "--apply"));
        assertEquals(ARTICLE, bibText());
        assertEquals(0, web.asked().size());
    }
}
