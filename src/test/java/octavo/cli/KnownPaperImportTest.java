package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class KnownPaperImportTest extends Command {
    private static final String TEXT =
            """
            @inproceedings{mai2020, title = {KungFu}, doi = {10.1145/3694715.3695975}}
            @misc{vaswani2017, title = {Attention}, eprint = {1706.03762}, eprinttype = {arxiv}}
            """;

    @TempDir Path folder = Path.of("");

    private Path library() throws IOException {
        return Files.writeString(folder.resolve("papers.bib"), TEXT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "doi:10.1145/3694715.3695975",
                "https://doi.org/10.1145/3694715.3695975",
                "doi:10.1145/3694715.3695975 --json"
            })
    void aPaperOfTheLibraryNeedsNoConnection(String words) throws IOException {
        Path file = library();
        String[] arguments = ("import " + file + " " + words + " --offline").split(" ");
        assertEquals(0, run(arguments), err::toString);
        assertTrue(out.toString().contains("mai2020"), out::toString);
        assertEquals(TEXT, Files.readString(file));
    }

    @Test
    void aPreprintIsKnownInAnyVersion() throws IOException {
        assertEquals(0, run("import", library().toString(), "arxiv:1706.03762v5", "--offline"));
        assertEquals("present  vaswani2017", out.toString().strip());
    }

    @Test
    void otherPapersAreStillLookedUp() throws IOException {
        assertEquals(1, run("import", library().toString(), "arxiv:1706.03763", "--offline"));
    }
}
