package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class AddDeleteCommandTest extends Command {
    private static final String LIBRARY =
            """
            @article{old,
              author = "Doe, Jane",
              title = "Old Things",
              journal = "J",
              year = 2020,
              month = apr
            }

            @inproceedings{talk,
              author = "Roe, Al",
              title = "A Talk",
              crossref = {volume}
            }

            @proceedings{volume,
              title = "All Talks",
              year = 2019
            }
            """;

    @TempDir private Path folder = Path.of("");
    private String library = "";

    @BeforeEach
    void writeLibrary() throws IOException {
        library = Files.writeString(folder.resolve("papers.bib"), LIBRARY).toString();
    }

    private String text() throws IOException {
        return Files.readString(Path.of(library));
    }

    @Test
    void anEntryIsAddedAsTheLibraryWritesItsOwn() throws IOException {
        int status =
                run(
                        "add",
                        library,
                        "article",
                        "author=Lee, Bo",
                        "title=New Ferns",
                        "journal=K",
                        "year=2024",
                        "month=may");
        assertEquals(0, status, err::toString);
        assertEquals("new  lee2024new\n", out.toString());
        assertEquals(
                LIBRARY
                        + """

                        @article{lee2024new,
                          author = "Lee, Bo",
                          title = "New Ferns",
                          journal = "K",
                          year = 2024,
                          month = may
                        }
                        """,
                text());
    }

    @Test
    void whatTheLibraryHasIsNotAddedUnlessAskedFor() throws IOException {
        String[] same = {
            "add",
            library,
            "article",
            "author=Doe, Jane",
            "title=Old Things",
            "journal=J",
            "year=2020"
        };
        assertEquals(1, run(same));
        assertTrue(err.toString().contains("has it already, as old"), err::toString);
        assertEquals(LIBRARY, text());
        assertEquals(
                0,
                run(
                        "add",
                        library,
                        "article",
                        "author=Doe, Jane",
                        "title=Old Things",
                        "journal=J",
                        "year=2020",
                        "--anyway",
                        "--key",
                        "again"));
        assertTrue(text().contains("@article{again,"));
    }

    @Test
    void aDryRunShowsWhatWouldBeAdded() throws IOException {
        assertEquals(0, run("add", library, "misc", "title=Notes", "--key", "n", "--dry-run"));
        assertTrue(out.toString().contains("+@misc{n,"), out::toString);
        assertEquals(LIBRARY, text());
    }

    @Test
    void whatCannotBeAnEntryIsRefused() throws IOException {
        assertEquals(2, run("add", library, "artcle", "title=x"));
        assertTrue(err.toString().contains("Did you mean article?"), err::toString);
        assertEquals(1, run("add", library, "misc", "title=x", "--key", "a,b"));
        assertEquals(1, run("add", library, "misc", "title=x", "--key", "old"));
        assertEquals(1, run("add", library, "misc", "title=x{"));
        assertEquals(2, run("add", library, "misc", "title"));
        assertEquals(LIBRARY, text());
    }

    @Test
    void entriesAreDeletedByKeyAndByQuery() throws IOException {
        assertEquals(0, run("delete", library, "talk", "--query", "year:2020"), err::toString);
        assertEquals("deleted  old\ndeleted  talk\n", out.toString());
        assertEquals(LIBRARY.substring(LIBRARY.indexOf("@proc")), text());
    }

    @Test
    void aDeletedEntryComesBackAsAVersion() throws IOException {
        assertEquals(0, run("delete", library, "old"));
        assertEquals(0, run("versions", library, "--restore", "1"), err::toString);
        assertEquals(LIBRARY, text());
    }

    @Test
    void anEntryThatOthersNameStays() throws IOException {
        assertEquals(1, run("delete", library, "volume"));
        assertTrue(err.toString().contains("talk refers to volume"), err::toString);
        assertEquals(LIBRARY, text());
        assertEquals(0, run("delete", library, "volume", "talk"));
        assertEquals(
                LIBRARY.substring(0, LIBRARY.indexOf("\n@inpro")), text().stripTrailing() + "\n");
    }

    @Test
    void whatIsNotThereIsRefused() throws IOException {
        assertEquals(1, run("delete", library, "none"));
        assertEquals(1, run("delete", library, "--query", "year:1700"));
        assertEquals(2, run("delete", library));
        assertEquals(LIBRARY, text());
    }

    @Test
    void aKeyThatTwoEntriesHaveIsAmbiguous() throws IOException {
        Files.writeString(Path.of(library), "@misc{a, title={x}}\n@misc{a, title={y}}\n");
        assertEquals(1, run("delete", library, "a"));
        assertTrue(err.toString().contains("2 entries have the key a"), err::toString);
    }
}
