package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.discovery.CitationUniverse;
import octavo.net.StubAnswer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;

/// Asks a made world in which works cite others.
class ReferencesCommandTest extends OnlineCommand {
    private final CitationUniverse universe = new CitationUniverse(80);

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, universe.bibtex());
        universe.serve(web, () -> {});
    }

    @Test
    void listsWhatSeveralEntriesCiteWithTheirKeys() {
        assertEquals(0, run("references", library.toString(), "--least", "4"));
        String firstLine = out.toString().lines().findFirst().orElse("");
        assertTrue(
                firstLine.matches("\\d+ +cited by own\\d+(, own\\d+){3,}: On .*, doi:10\\.2000.*"),
                firstLine);
        assertTrue(
                err.toString().contains("80 references without a DOI are not counted"),
                err.toString());
    }

    @Test
    void aSingleEntryShowsAllThatItCites() {
        assertEquals(0, run("references", library.toString(), "key:own42", "--json"));
        JsonNode works = JsonMapper.shared().readTree(out.toString());
        assertTrue(works.size() >= 20, out.toString());
        assertEquals("own42", works.path(0).path("citedBy").path(0).asString(""));
    }

    @Test
    void addsWhatIsMissingAndNothingTwice() throws IOException {
        String before = Files.readString(library);
        assertEquals(0, run("references", library.toString(), "--add", "--dry-run"));
        assertEquals(before, Files.readString(library));
        assertEquals(0, run("references", library.toString(), "--add"));
        String after = Files.readString(library);
        assertTrue(after.startsWith(before.stripTrailing()), "entries are appended");
        assertTrue(after.contains("10.2000/cited."), after);
        assertEquals(0, run("references", library.toString()));
        assertFalse(out.toString().contains("cited by"), out.toString());
        assertEquals(0, run("references", library.toString(), "--all"));
        assertTrue(out.toString().contains(", here as "), out.toString());
    }

    @Test
    void saysThatCrossrefHasNotAnswered() {
        web.on("", StubAnswer.of(403, "text/plain", "no"));
        assertEquals(3, run("references", library.toString()));
        assertTrue(err.toString().contains("Crossref has not answered"), err.toString());
    }
}
